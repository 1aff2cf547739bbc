import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ });
const onOff = z.enum(['on', 'off']);

const shape = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SITE_URL: url.optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  RATE_LIMITS: onOff.default('on'),
  TRUST_PROXY: z.string().default('none'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  DATABASE_FSYNC: onOff.default('on'),
});

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
}

export class WrongSetting extends Error {}

/** Reads the settings once. A wrong value throws a sentence that names the variable. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new WrongSetting(
      `${name} is set to "${String(given[name])}", which is not usable: ${issue?.message ?? 'wrong value'}. See .env.example.`,
    );
  }
  const { data } = parsed;
  const isProduction = data.NODE_ENV === 'production';
  if (isProduction && data.RATE_LIMITS === 'off') throw new WrongSetting('RATE_LIMITS is set to "off", which production refuses.');
  if (isProduction && data.DATABASE_FSYNC === 'off') throw new WrongSetting('DATABASE_FSYNC is set to "off", which production refuses.');
  if (isProduction && data.SITE_URL === undefined)
    throw new WrongSetting('SITE_URL is missing: production needs the address people reach the site at.');
  return {
    isProduction,
    host: data.HOST,
    port: data.PORT,
    dataDirectory: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    siteUrl: data.SITE_URL?.replace(/\/$/, ''),
    seedsDemonstration: !isProduction && data.SEED === 'demo',
    hasRateLimits: data.RATE_LIMITS === 'on',
    trustProxy: data.TRUST_PROXY === 'none' ? false : data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    syncsToDisk: data.DATABASE_FSYNC === 'on',
  };
}
