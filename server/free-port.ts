import { createServer, type AddressInfo } from 'node:net';

/** A port that is free on a host at this moment: the one wanted, or any; rejects as listening would. */
export function freePort(host: string, wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, host, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
