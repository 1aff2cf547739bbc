import { isIPv6 } from 'node:net';

/** What limits count by beside an account: who holds one address mostly holds all of its network. */
export interface Networks {
  /** IPv4: the address; IPv6: its /64, the least that a line is given (RFC 6177). */
  readonly line: string;
  /** IPv4: the address; IPv6: its /48, which one customer may hold whole. */
  readonly site: string;
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The networks of an address as a socket or X-Forwarded-For gives it; an IPv4 address written as IPv6 is one all the same. */
export function networksOf(address: string): Networks {
  const [plain = ''] = address.split('%');
  const ipv4 = mapped.exec(plain)?.[1];
  if (ipv4 !== undefined || !isIPv6(plain)) return { line: ipv4 ?? plain, site: ipv4 ?? plain };
  const groups = groupsOf(plain);
  return { line: `${groups.slice(0, 4).join(':')}::/64`, site: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes every spelling of an address one way (RFC 5952), an embedded IPv4 one as two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const [left, right] = [first ?? [], last ?? []];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
}
