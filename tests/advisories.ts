/**
 * `deno task advisories` lists what is known of the lock file's packages, by `deno audit`. Ends with
 * 1 where something is known, and with 2 where the registry could not be asked.
 */
const audit = new Deno.Command(Deno.execPath(), { args: ["audit", ...Deno.args] });
const { code, stdout, stderr } = await audit.output();
await Deno.stdout.write(stdout);
await Deno.stderr.write(stderr);
// Both end `deno audit` with 1.
if (code !== 0 && !/^Found \d+ vulnerabilit/m.test(new TextDecoder().decode(stdout))) {
  console.error("\n*** NOT CHECKED: THE REGISTRY DID NOT SAY WHAT IS KNOWN OF THE PACKAGES ***\n");
  Deno.exit(2);
}
Deno.exit(code);
