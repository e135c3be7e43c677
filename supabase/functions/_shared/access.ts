/** Who may call: holders of the project's public key (SPEC §6), sent as bearer or as `apikey`. */

/** False for everyone while the project has no key in its environment. */
export async function carriesPublicKey(request: Request): Promise<boolean> {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const sent = [bearer, request.headers.get("apikey")].filter((key) => key != null);
  const [sentDigests, knownDigests] = await Promise.all([digests(sent), digests(publicKeys())]);
  let found = false;
  // Every pair is compared to its end: the time taken says nothing about how close a guess was.
  for (const known of knownDigests) {
    for (const candidate of sentDigests) found = equal(known, candidate) || found;
  }
  return found;
}

/** The legacy anon key, and publishable keys as hosted projects (a JSON dictionary) or others give them. */
function publicKeys(): string[] {
  return [
    Deno.env.get("SUPABASE_ANON_KEY"),
    Deno.env.get("SUPABASE_PUBLISHABLE_KEY"),
    ...dictionary(Deno.env.get("SUPABASE_PUBLISHABLE_KEYS")),
  ].filter((key) => typeof key === "string" && key !== "") as string[];
}

function dictionary(source: string | undefined): unknown[] {
  try {
    return Object.values(JSON.parse(source ?? "{}") ?? {});
  } catch {
    return [];
  }
}

/** Digests have one length, so comparing them does not tell the length of a key either. */
function digests(keys: string[]): Promise<Uint8Array[]> {
  return Promise.all(
    keys.map(async (key) =>
      new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key)))
    ),
  );
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  let difference = 0;
  for (let index = 0; index < a.length; index++) difference |= a[index]! ^ b[index]!;
  return difference === 0;
}
