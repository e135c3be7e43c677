/** Client addresses, which limits count by. */
import ipaddr from "ipaddr.js";

/** The part of the connection info of `Deno.serve` that is used. */
export type Connection = Pick<
  Deno.ServeHandlerInfo<Deno.NetAddr>,
  "remoteAddr" | "completed"
>;

/** Most characters of an address: limits keep thousands of them in memory. */
const addressLength = 64;

/** Bytes of an IPv6 address that name a customer: providers give each a /56 network. */
const customerBytes = 7;

/**
 * The address of the connection or, behind `trustProxy` proxies that each append to X-Forwarded-For,
 * the entry that the outermost proxy wrote. Entries that a client invents are further left and are
 * never read. An IPv6 address is reduced to its /56 network.
 *
 * @returns null when the address is unknown
 */
export function clientAddress(
  request: Request,
  connection: Pick<Connection, "remoteAddr"> | undefined,
  trustProxy: number,
): string | null {
  const direct = connection?.remoteAddr.hostname ?? "";
  if (trustProxy === 0) return networkOf(direct) || null;
  const entry = entryFromEnd(request.headers.get("x-forwarded-for") ?? "", trustProxy);
  return networkOf(entry) || networkOf(direct) || null;
}

/** The entry at a position from the end of a list, 1 being the last; empty if there is none. */
function entryFromEnd(list: string, position: number): string {
  let end = list.length;
  for (let skipped = 1; skipped < position; skipped++) {
    end = list.lastIndexOf(",", end - 1);
    if (end <= 0) return "";
  }
  return list.slice(list.lastIndexOf(",", end - 1) + 1, end).trim();
}

/**
 * The key of an address in the limits:
 *
 *     203.0.113.7            203.0.113.7
 *     203.0.113.7:4711       203.0.113.7
 *     ::ffff:203.0.113.7     203.0.113.7
 *     2001:db8:1:2ff::9      2001:db8:1:200::/56
 *     [2001:db8:1:2ff::9]:80 2001:db8:1:200::/56
 *     unknown                unknown
 */
function networkOf(entry: string): string {
  const address = withoutPort(entry.slice(0, addressLength));
  if (!isAddress(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const bytes = parsed.toByteArray().fill(0, customerBytes);
  return `${ipaddr.fromByteArray(bytes)}/${8 * customerBytes}`;
}

function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

function withoutPort(address: string): string {
  if (address.startsWith("[")) return address.slice(1).split("]")[0]!;
  const [host, port, ...more] = address.split(":");
  return port !== undefined && more.length === 0 ? host! : address;
}
