import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicUrl, publicLookup } from './public-address.ts';

describe('an address', () => {
  it.each(['142.250.75.10', '17.57.144.20', '1.1.1.1', '223.255.255.254', '2a00:1450:4007:80c::200a', '2606:4700::1111'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['this network', '0.0.0.0'],
    ['private', '10.255.255.255'],
    ['private', '172.31.0.1'],
    ['private', '192.168.1.1'],
    ["a carrier's", '100.64.0.1'],
    ['loopback', '127.0.0.53'],
    ["link-local, the clouds' own data", '169.254.169.254'],
    ['protocol assignments', '192.0.0.170'],
    ['documentation', '203.0.113.7'],
    ['benchmarks', '198.19.0.1'],
    ['multicast', '224.0.0.251'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped', '::ffff:142.250.75.10'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped, in hexadecimal', '::ffff:7f00:1'],
    ['compatible', '::127.0.0.1'],
    ['translated', '64:ff9b::7f00:1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['6to4 of a private address', '2002:a00:1::1'],
    ['documentation', '2001:db8::1'],
    ['unique local', 'fd00::1'],
    ['link-local', 'fe80::1'],
    ['multicast', 'ff02::1'],
    ['no address', 'localhost'],
  ])('%s is not public: %s', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

it.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/g',
  'https://web.push.apple.com/Q',
])('%s needs no list of known services', (endpoint) => {
  expect(isPublicUrl(new URL(endpoint))).toBe(true);
});

describe('the look-up of a connection', () => {
  const lookUp = (addresses: string[], all: boolean) =>
    new Promise((done) => {
      publicLookup({ resolve: () => Promise.resolve(addresses) })('push.example.com', { all }, (error, found, family) =>
        done({ error, found, family }),
      );
    });

  it('gives the public addresses alone', async () => {
    const found = [{ address: '2606:4700::1111', family: 6 }];
    expect(await lookUp(['127.0.0.1', '2606:4700::1111', 'fd00::1'], true)).toMatchObject({ error: null, found });
    expect(await lookUp(['10.0.0.1', '1.1.1.1'], false)).toEqual({ error: null, found: '1.1.1.1', family: 4 });
  });

  it('fails where there is none', async () => {
    expect(await lookUp(['127.0.0.1'], true)).toMatchObject({ error: new Error('the name has no public address') });
    expect(await lookUp([], false)).toMatchObject({ error: new Error('the name has no public address') });
  });
});
