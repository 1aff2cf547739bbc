import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WrongSetting } from './env.ts';
import { portToListenOn } from './port-to-listen-on.ts';

test('finds a free port, keeps one that is free, and names PORT when it is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = portToListenOn({ host: '127.0.0.1', port });
  await expect(taken).rejects.toThrow(WrongSetting);
  await expect(taken).rejects.toThrow(`PORT is set to "${port}"`);
  other.close();
  await once(other, 'close');
  expect(await portToListenOn({ host: '127.0.0.1', port })).toBe(port);
  expect(await portToListenOn({ host: '127.0.0.1', port: 0 })).toBeGreaterThan(0);
});

test('names HOST when it is no address of this machine', async () => {
  // 192.0.2.0/24 belongs to nobody (RFC 5737).
  await expect(portToListenOn({ host: '192.0.2.1', port: 0 })).rejects.toThrow('HOST is set to "192.0.2.1"');
});
