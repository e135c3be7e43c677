/** Client addresses, which limits count by. */

/** The part of the connection info of `Deno.serve` that is used. */
export type Connection = Pick<
  Deno.ServeHandlerInfo<Deno.NetAddr>,
  "remoteAddr" | "completed"
>;

/**
 * The address of the connection or, behind `trustProxy` proxies that each append to X-Forwarded-For,
 * the entry that the outermost proxy wrote. Entries that a client invents are further left and are
 * never read. An IPv6 address is reduced to its /56 network: providers give one to each customer.
 *
 * @returns null when the address is unknown
 */
export function clientAddress(
  request: Request,
  connection: Pick<Connection, "remoteAddr"> | undefined,
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
    .map((group) => group.replace(/^0+(?=.)/, "")).join(":")
    .replace(/[\da-f]+$/, (group) => (parseInt(group, 16) & 0xff00).toString(16));
}
