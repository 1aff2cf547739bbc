/** Names that the tests' name service answers, and what it says: none may be called. */
export const hostileNames: Readonly<Record<string, readonly string[]>> = {
  'loopback.example.com': ['127.0.0.1'],
  'loopback-other.example.com': ['127.8.8.8'],
  'loopback6.example.com': ['::1'],
  'both.example.com': ['127.0.0.1', '::1'],
  'any.example.com': ['0.0.0.0'],
  'any6.example.com': ['::'],
  'ten.example.com': ['10.0.0.5'],
  'home.example.com': ['192.168.1.1'],
  'office.example.com': ['172.20.0.9'],
  'cloud.example.com': ['169.254.169.254'],
  'cloud6.example.com': ['fd00:ec2::254'],
  'carrier.example.com': ['100.64.0.1'],
  'benchmark.example.com': ['198.18.0.1'],
  'multicast.example.com': ['224.0.0.251'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
  'mapped-hex.example.com': ['::ffff:7f00:1'],
  'compatible.example.com': ['::127.0.0.1'],
  'nat64.example.com': ['64:ff9b::7f00:1'],
  'nat64-local.example.com': ['64:ff9b:1::7f00:1'],
  'sixtofour.example.com': ['2002:7f00:1::'],
  'teredo.example.com': ['2001:0:7f00:1::'],
  'link.example.com': ['fe80::1'],
  'unique.example.com': ['fd12:3456::1'],
  '127.0.0.1.nip.io': ['127.0.0.1'],
  'nowhere.example.com': [],
};

const literals = `
  127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.0.0.1 0x7f.1 017700000001 0177.0.0.1 0177.1
  127.000.000.001 0X7F.0x0.0.1 127.255.255.254 0 0.0.0.0 0x0 127.0.0.1. %31%32%37.0.0.1 127%2e0%2e0%2e1
  １２７.０.０.１ ①②⑦.⓪.⓪.① 127。0。0。1 127．0．0．1 127｡0｡0｡1 ¹²⁷.0.0.1 127.0.0.1%00 256.0.0.1 4294967297
  10.0.0.1 172.16.0.1 192.168.1.1 192.168.257 169.254.169.254 0xa9fea9fe 2852039166 100.64.0.1 224.0.0.1
  255.255.255.255 1.1.1.1
  [::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [64:ff9b::127.0.0.1]
  [64:ff9b:1::7f00:1] [2002:7f00:1::] [2001:0:7f00:1::] [fe80::1] [fe80::1%25lo] [fe80::1%lo] [::1%25lo]
  [fd00::1] [ff02::1] [2606:4700::1111]`;

const names = `
  localhost LOCALHOST localhost. ⓛⓞⓒⓐⓛⓗⓞⓢⓣ lo\u00adcalhost ｌｏｃａｌｈｏｓｔ app.localhost localhost.localdomain intranet
  printer.local router.lan nas.home.arpa db.internal metadata.google.internal db.corp nas.home wpad.private a.test
  a.invalid a.example a.onion 1.0.0.127.in-addr.arpa public.example.com. public.example.com.. .example.com`;

const listed = (text: string) => text.trim().split(/\s+/);

/** Addresses by which somebody would have the server call its own network. `port` is the canary's. */
export const hostileUrls = (port: number): string[] => [
  ...listed(literals).flatMap((literal) => [`https://${literal}/`, `https://${literal}:${port}/photo.png`]),
  ...listed(names).map((name) => `https://${name}/`),
  ...Object.keys(hostileNames).map((name) => `https://${name}/photo.png`),
  `https://localhost:${port}/`,
  `https://public.example.com:${port}/`,
  'https://public.example.com:22/',
  'https://public.example.com:80/',
  'https://public.example.com:0/',
  'https://public.example.com:99999/',
  `https://public.example.com@127.0.0.1:${port}/`,
  'https://127.0.0.1@public.example.com/',
  'https://someone:secret@public.example.com/',
  `https://public.example.com:443@localhost:${port}/`,
  `https://a@b@127.0.0.1:${port}/`,
  'https://public.example.com%40127.0.0.1/',
  `https://127.0.0.1:${port}#@public.example.com/`,
  `https://127.0.0.1:${port}?@public.example.com/`,
  `https://public.example.com\\@127.0.0.1:${port}/`,
  `https:\\\\127.0.0.1:${port}\\`,
  `https:127.0.0.1:${port}`,
  `https:///127.0.0.1:${port}/`,
  `//127.0.0.1:${port}/`,
  `127.0.0.1:${port}/`,
  `https://public.example.com\r\nHost: 127.0.0.1:${port}/`,
  'https://public.example.com/\r\nX-Other: yes',
  'https://public.example.com/%0d%0a\r\nGET / HTTP/1.1',
  `https://127.0.\t0.1:${port}/`,
  `https://127.0.0.1\n:${port}/`,
  'https://public.example.com/a b',
  'https://public.example.com\u0000.evil.com/',
  'https://public.example.com/\u202egnp.exe',
  'http://public.example.com/photo.png',
  `http://127.0.0.1:${port}/`,
  `http://[::1]:${port}/`,
  'ftp://public.example.com/photo.png',
  'file:///etc/passwd',
  `file://localhost:${port}/etc/passwd`,
  'data:image/png;base64,iVBORw0KGgo=',
  `gopher://127.0.0.1:${port}/_GET%20/`,
  `dict://127.0.0.1:${port}/info`,
  `ldap://127.0.0.1:${port}/`,
  `ws://127.0.0.1:${port}/`,
  `wss://127.0.0.1:${port}/`,
  'javascript:alert(1)',
  'blob:https://public.example.com/1',
  `jar:https://127.0.0.1:${port}/a.zip!/`,
  'about:blank',
  'https://',
  'https://[::1',
  'https://%/',
];
