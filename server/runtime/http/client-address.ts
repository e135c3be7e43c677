/** Who is asking, as far as that can be known. */

/** What `Deno.serve` tells about a connection. */
export type Connection = Pick<Deno.ServeHandlerInfo<Deno.NetAddr>, "remoteAddr">;

/**
 * The visitor's address: the connection's own, or, behind `trustProxy` proxies that each append to
 * X-Forwarded-For, the entry that the outermost of them wrote. What a visitor puts into that header
 * stands further left and is never read. One IPv6 network of 64 bits counts as one visitor.
 *
 * @returns null when nothing is known.
 */
export function clientAddress(
  request: Request,
  connection: Connection | undefined,
  trustProxy: number,
): string | null {
  const direct = connection?.remoteAddr.hostname ?? "";
  if (trustProxy === 0) return network(direct) || null;
  const entry = request.headers.get("x-forwarded-for")?.split(",").at(-trustProxy)?.trim();
  return network(entry || direct) || null;
}

function network(address: string): string {
  const [, ipv4] = /^(?:::ffff:)?([\d.]+)(?::\d+)?$/i.exec(address) ?? [];
  if (ipv4) return ipv4;
  const plain = address.replace(/^\[|\](:\d+)?$/g, "").toLowerCase().slice(0, 64);
  const [head = [], tail] = plain.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0") : [];
  return [...head, ...zeros, ...tail ?? []].slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}
