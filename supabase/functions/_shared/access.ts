/** Keys: callers send the project's public key as bearer token or `apikey` (SPEC §6). */

/** False for everyone while the project has no key in its environment. */
export function carriesPublicKey(request: Request): boolean {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const known = publicKeys();
  return [bearer, request.headers.get("apikey")].some((key) => key != null && known.includes(key));
}

/** The legacy anon key, and publishable keys as hosted projects (a JSON dictionary) or others give them. */
function publicKeys(): string[] {
  return [
    Deno.env.get("SUPABASE_ANON_KEY"),
    Deno.env.get("SUPABASE_PUBLISHABLE_KEY"),
    ...dictionary(Deno.env.get("SUPABASE_PUBLISHABLE_KEYS")),
  ].filter((key) => typeof key === "string" && key !== "") as string[];
}

/** The project's own key, which reads and writes whatever policies say; empty when there is none. */
export function serviceKey(): string {
  const [secret] = dictionary(Deno.env.get("SUPABASE_SECRET_KEYS"));
  return Deno.env.get("SUPABASE_SERVICE_ROLE_KEY") || String(secret ?? "");
}

/** False for everyone while the project has no service key in its environment. */
export function carriesServiceKey(request: Request): boolean {
  const key = serviceKey();
  return key !== "" && request.headers.get("apikey") === key;
}

/** A secret key is no JWT, and the gateway takes it as `apikey` alone. */
export function serviceHeaders(): Record<string, string> {
  const apikey = serviceKey();
  return { apikey, ...apikey.startsWith("sb_") ? {} : { authorization: `Bearer ${apikey}` } };
}

function dictionary(source: string | undefined): unknown[] {
  try {
    return Object.values(JSON.parse(source ?? "{}") ?? {});
  } catch {
    return [];
  }
}
