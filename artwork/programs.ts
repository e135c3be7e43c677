/** The system programs that encode the film and print the PDFs. */
import { delimiter, join } from "node:path";

/** Names on the path, best first. The key is Debian's package. */
const programs = {
  chromium: ["chromium", "chromium-browser", "google-chrome"],
  ffmpeg: ["ffmpeg"],
} as const;

/**
 * The path of a program; CHROME_PATH names another Chromium. Throws an error that says how to install
 * the program.
 */
export async function requireProgram(name: keyof typeof programs): Promise<string> {
  const chosen = name === "chromium" && Deno.env.get("CHROME_PATH");
  if (chosen) return chosen;
  const folders = (Deno.env.get("PATH") ?? "").split(delimiter);
  for (
    const file of programs[name].flatMap((name) => folders.map((folder) => join(folder, name)))
  ) {
    if (await Deno.stat(file).then(({ isFile }) => isFile, () => false)) return file;
  }
  throw new Error(`${name} is missing: apt-get install ${name}`);
}
