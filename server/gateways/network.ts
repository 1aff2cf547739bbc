import { Resolver } from 'node:dns/promises';
import { Agent } from 'node:https';
import { createSecureContext, rootCertificates, type SecureContext } from 'node:tls';

/** The addresses a name stands for, of both families; empty when it has none. Throws when nobody could be asked. */
export type ResolveName = (hostname: string) => Promise<string[]>;

/** What stands between the server and the world's machines; tests bring a name service and machines of their own. */
export interface Network {
  readonly resolve: ResolveName;
  /** Trusted beside the usual authorities' (PEM). */
  readonly certificate?: string;
  /** In tests, the machine that is reached at every public address, once the address has been checked. */
  readonly standIn?: { readonly address: string; readonly port: number };
}

/** For the `secureContext` of TLS connections, read once for all of them; undefined: the usual authorities. */
export const trustedAuthorities = ({ certificate }: Pick<Network, 'certificate'>): SecureContext | undefined =>
  certificate === undefined ? undefined : createSecureContext({ ca: [...rootCertificates, certificate] });

/** A connection of its own for each call, its name looked up and its certificate checked anew. */
export function singleConnections(network: Pick<Network, 'certificate'>): Agent {
  const secureContext = trustedAuthorities(network);
  return new Agent({ keepAlive: false, maxCachedSessions: 0, ...(secureContext && { secureContext }) });
}

/** Asks the name servers, not the machine's own list of hosts. */
async function resolveByNameServers(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  if (answers.every(({ status }) => status === 'rejected')) throw new Error('the name has no address');
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

export const publicNetwork: Network = { resolve: resolveByNameServers };
