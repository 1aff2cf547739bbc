import { BlockList, isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import type { Network } from './network.ts';

/** Names of private networks and of no network at all (RFC 6761, RFC 6762, RFC 8375, and what routers and clouds use). */
const privateEndings = /\.(localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|example|onion|alt|arpa)$/;

/** What the IANA registries of special-purpose addresses keep off the public network. */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix, 'ipv4');
// Of IPv6 only the global unicast block is let through at all; these parts of it lead elsewhere (Teredo, 6to4, documentation).
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the public network: an IPv4 address written as an IPv6 one never does. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4');
  return isIP(address) === 6 && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Whether the server may call an address of this form: https, the usual port, a name that can be public, nothing hidden in it. */
export function isPublicUrl({ protocol, username, password, port, hostname }: URL): boolean {
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  if (isIP(hostname) !== 0 || hostname.startsWith('[') || hostname.endsWith('.')) return false;
  return hostname.includes('.') && !privateEndings.test(hostname);
}

/**
 * Looks a name up for one connection and gives its public addresses only. The connection goes to what was checked:
 * a name that answers otherwise the second time gains nothing.
 */
export function publicLookup({ resolve, standIn }: Network): LookupFunction {
  const findPublic = callbackify(async (hostname: string) =>
    (await resolve(hostname))
      .filter(isPublicAddress)
      .map((address) => standIn?.address ?? address)
      .map((address) => ({ address, family: isIP(address) })),
  );
  return (hostname, options, callback) =>
    findPublic(hostname, (error: NodeJS.ErrnoException | null, found) => {
      const [first] = error ? [] : found;
      if (!first) callback(error ?? new Error('the name has no public address'), '');
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
}
