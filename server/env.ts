import { isIP } from 'node:net';
import * as z from 'zod';
import type { S3Settings } from './gateways/s3-file-store.ts';
import { paymentSecrets, paymentShape, readPaymentSettings, wrongPaymentSetting, type CardPaymentSettings } from './payment-settings.ts';
import { readSocialSettings, socialSecrets, socialShape, wrongSocialSetting, type SocialSettings } from './social-settings.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ });
const onOff = z.enum(['on', 'off']);

/** `host:port, host:port`, as the host of an address is written. */
const hostList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((each) => each.trim().toLowerCase())
      .filter((each) => each !== ''),
  )
  .pipe(z.array(z.string().regex(/^[^\s/@:]+:\d{1,5}$/, 'each is host:port')));

const proxyRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, or a network as address/bits. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
}

const proxies = z.string().refine(
  (text) =>
    text === 'none' ||
    text
      .split(',')
      .map((each) => each.trim())
      .every((each) => proxyRanges.includes(each) || isNetwork(each)),
  'none, or addresses and networks such as 127.0.0.1, 10.0.0.0/8',
);

const shape = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z
    .string()
    .regex(/^[^\s/@]+$/, 'an address or a name, without a scheme')
    .default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SITE_URL: url.optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  RATE_LIMITS: onOff.default('on'),
  TRUST_PROXY: proxies.default('none'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  DATABASE_FSYNC: onOff.default('on'),
  PASSWORD_HASHING: z.enum(['strong', 'light']).default('strong'),
  SERVICE_WORKER: onOff.default('on'),
  PUSH_CONTACT: z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^mailto:[^\s@]+@[^\s@]+$/)]).optional(),
  PUSH_EXTRA_HOSTS: hostList.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  STOP_DELAY_MS: z.coerce.number().int().min(0).max(5000).default(0),
  S3_ENDPOINT: url.refine((text) => !/[?#@]/.test(text), 'an address without a user, a query or a fragment').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, '3 to 63 lower-case letters, digits, dots and hyphens')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')
    .default('us-east-1'),
  S3_ACCESS_KEY: z.string().regex(/^\S+$/, 'no blanks').optional(),
  S3_SECRET_KEY: z.string().regex(/^\S+$/, 'no blanks').optional(),
  NOTES_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, '32 bytes in base64: openssl rand -base64 32')
    .optional(),
  ...socialShape,
  ...paymentShape,
});

/** The variables that readEnv takes, by name. */
export const settingNames: readonly string[] = Object.keys(shape.shape);

export interface Env {
  readonly isProduction: boolean;
  readonly host: string;
  /** 0 lets the system choose a free one. */
  readonly port: number;
  readonly dataDirectory: string;
  /** Absent: the embedded database in the data directory. */
  readonly databaseUrl: string | undefined;
  /** Where people reach the site, without a slash at the end; absent: the address it listens on. */
  readonly siteUrl: string | undefined;
  readonly seedsDemonstration: boolean;
  readonly hasRateLimits: boolean;
  /** Whose X-Forwarded-For is believed: nobody's (false), or the addresses and networks listed. */
  readonly trustProxy: false | string;
  readonly logLevel: z.infer<typeof shape>['LOG_LEVEL'];
  readonly syncsToDisk: boolean;
  /** How much work a new password's hash is; one that is known stays as it was made. */
  readonly passwordHashing: z.infer<typeof shape>['PASSWORD_HASHING'];
  /** Off: a device that comes by loses its service worker and what that kept. */
  readonly hasServiceWorker: boolean;
  /** Whom a push service writes to when something is wrong: https: or mailto:. */
  readonly pushContact: string;
  /** The server that e-mails leave by, and the address they come from; absent: they stay in the demonstration's inbox. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** What therapists' notes to themselves are encrypted with; absent: a key of its own in the data directory. */
  readonly notesKey: Buffer | undefined;
  /** How long a process that was asked to stop still answers, its health saying 503. */
  readonly stopDelayMs: number;
  /** The bucket uploaded files are kept in; absent: the data directory. */
  readonly s3: S3Settings | undefined;
  /** `host:port` of push services inside one's own network, let through unchecked. */
  readonly pushExtraHosts: readonly string[];
  /** The social networks one can sign in with here. */
  readonly social: SocialSettings;
  readonly cardPayments: CardPaymentSettings;
}

export class WrongSetting extends Error {}

/** Their values are never repeated: a log would keep the password. */
const secrets = new Set<string>([
  'DATABASE_URL',
  'SMTP_URL',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'NOTES_KEY',
  ...socialSecrets,
  ...paymentSecrets,
]);

/** Reads the settings once. A wrong value throws a sentence that names the variable. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    const value = secrets.has(name) ? 'a value (not repeated here: it may hold a password)' : `"${String(given[name])}"`;
    throw new WrongSetting(`${name} is set to ${value}, which is not usable: ${issue?.message ?? 'wrong value'}. See .env.example.`);
  }
  const { data } = parsed;
  const isProduction = data.NODE_ENV === 'production';
  if (isProduction && data.RATE_LIMITS === 'off') throw new WrongSetting('RATE_LIMITS is set to "off", which production refuses.');
  if (isProduction && data.DATABASE_FSYNC === 'off') throw new WrongSetting('DATABASE_FSYNC is set to "off", which production refuses.');
  if (isProduction && data.PASSWORD_HASHING === 'light')
    throw new WrongSetting('PASSWORD_HASHING is set to "light", which production refuses.');
  if (isProduction && data.PUSH_EXTRA_HOSTS !== undefined)
    throw new WrongSetting('PUSH_EXTRA_HOSTS is set, which production refuses: it lets calls into the own network through.');
  if (isProduction && data.SITE_URL === undefined)
    throw new WrongSetting('SITE_URL is missing: production needs the address people reach the site at.');
  if (isProduction && isInTheClear(data.SITE_URL))
    throw new WrongSetting('SITE_URL is an http address: production needs https, or passwords and health data would travel in the clear.');
  if (isProduction && isInTheClear(data.S3_ENDPOINT))
    throw new WrongSetting('S3_ENDPOINT is an http address: production needs https, or proofs of payment would travel in the clear.');
  if (isProduction && data.DATABASE_URL !== undefined && isDatabaseInTheClear(new URL(data.DATABASE_URL)))
    throw new WrongSetting(
      'DATABASE_URL reaches another machine without TLS, which production refuses: add ?sslmode=verify-full (a host of 127.0.0.1 or a socket needs none).',
    );
  if (isProduction && data.SMTP_URL === undefined)
    throw new WrongSetting('SMTP_URL is missing: in production, forgotten passwords are renewed by e-mail.');
  if (data.SMTP_URL !== undefined && data.MAIL_FROM === undefined)
    throw new WrongSetting('MAIL_FROM is missing: e-mails that leave by SMTP_URL need an address they come from.');
  const reach = reachFromElsewhere(data);
  if (!isProduction && data.SEED === undefined && reach !== null)
    throw new WrongSetting(
      `SEED is missing: with ${reach} others reach this site, and a demonstration's accounts have published passwords. ` +
        'SEED=demo asks for them all the same, SEED=none leaves the database empty.',
    );
  const wrongSocial = wrongSocialSetting(data, isProduction);
  if (wrongSocial !== null) throw new WrongSetting(wrongSocial);
  const wrongPayment = wrongPaymentSetting(data, isProduction);
  if (wrongPayment !== null) throw new WrongSetting(wrongPayment);
  return {
    isProduction,
    host: data.HOST,
    port: data.PORT,
    dataDirectory: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    siteUrl: data.SITE_URL?.replace(/\/$/, ''),
    seedsDemonstration: !isProduction && data.SEED !== 'none',
    hasRateLimits: data.RATE_LIMITS === 'on',
    trustProxy: data.TRUST_PROXY === 'none' ? false : data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    passwordHashing: data.PASSWORD_HASHING,
    syncsToDisk: data.DATABASE_FSYNC === 'on',
    hasServiceWorker: data.SERVICE_WORKER === 'on',
    pushContact: data.PUSH_CONTACT ?? (data.SITE_URL?.startsWith('https:') ? data.SITE_URL : 'mailto:contact@accalmie.invalid'),
    smtp: data.SMTP_URL !== undefined && data.MAIL_FROM !== undefined ? { url: data.SMTP_URL, from: data.MAIL_FROM } : undefined,
    notesKey: data.NOTES_KEY === undefined ? undefined : Buffer.from(data.NOTES_KEY, 'base64'),
    stopDelayMs: data.STOP_DELAY_MS,
    s3: s3Of(data),
    pushExtraHosts: data.PUSH_EXTRA_HOSTS ?? [],
    social: readSocialSettings(data),
    cardPayments: readPaymentSettings(data, isProduction),
  };
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || /^\[?::1\]?$/.test(host) || (isIP(host) === 4 && host.startsWith('127.'));

/** Whether an address leads off this machine without TLS. */
const isInTheClear = (address: string | undefined): boolean =>
  address !== undefined && address.startsWith('http:') && !isLoopback(new URL(address).hostname);

/** PostgreSQL's own `prefer` falls back to no encryption without a word. */
const isDatabaseInTheClear = ({ hostname, searchParams }: URL): boolean => {
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  const isHere = host === '' || host.startsWith('/') || isLoopback(host);
  return !isHere && !['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '');
};

/** The setting by which others than this machine's users may reach the site; null where none does. */
function reachFromElsewhere({ HOST, SITE_URL }: z.infer<typeof shape>): string | null {
  if (!isLoopback(HOST)) return `HOST=${HOST}`;
  return SITE_URL?.startsWith('https:') ? `SITE_URL=${SITE_URL}` : null;
}

/** All four of a bucket's settings, or none: half of them would quietly keep the files elsewhere. */
function s3Of(data: z.infer<typeof shape>): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = data;
  const given = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
  if (endpoint && bucket && accessKey && secretKey) return { endpoint, bucket, region: data.S3_REGION, accessKey, secretKey };
  const names = Object.entries(given);
  const missing = names.filter(([, value]) => value === undefined).map(([name]) => name);
  if (missing.length === names.length) return undefined;
  throw new WrongSetting(`${missing.join(', ')} is missing: a bucket needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.`);
}

/** What create-admin takes from the environment. Apart from Env, so that a running server never holds the password. */
export function readFirstAdmin(variables: NodeJS.ProcessEnv): { ADMIN_EMAIL: string | undefined; ADMIN_PASSWORD: string | undefined } {
  return { ADMIN_EMAIL: variables['ADMIN_EMAIL'] || undefined, ADMIN_PASSWORD: variables['ADMIN_PASSWORD'] || undefined };
}
