import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnv, readFirstAdmin, settingNames, WrongSetting } from './env.ts';
import { projectPath } from './project-path.ts';

describe('readEnv', () => {
  test('gives the defaults of .env.example when nothing is set', () => {
    const written = readFileSync(projectPath('.env.example'), 'utf8');
    const example = Object.fromEntries([...written.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    expect(readEnv(example)).toEqual(readEnv({}));
    expect(Object.keys(example).toSorted()).toEqual([...settingNames, ...Object.keys(readFirstAdmin({}))].toSorted());
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['NODE_ENV', 'staging'],
    ['SITE_URL', 'accalmie.tn'],
    ['RATE_LIMITS', 'maybe'],
    ['TRUST_PROXY', 'nonsense'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['HOST', 'http://localhost'],
    ['PUSH_CONTACT', 'contact@accalmie.tn'],
    ['PUSH_EXTRA_HOSTS', 'localhost'],
    ['MAIL_FROM', 'Accalmie'],
    ['S3_BUCKET', 'No Bucket'],
    ['S3_REGION', 'Paris/1'],
  ])('stops with a sentence that names %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`${name} is set to "${value}"`));
    expect(() => readEnv({ [name]: value })).toThrow(WrongSetting);
  });

  test.each([
    ['DATABASE_URL', 'mysql://someone:a-password@localhost/x'],
    ['SMTP_URL', 'someone:a-password@mail.accalmie.tn'],
    ['S3_ENDPOINT', 'https://someone:a-password@s3.example.com'],
    ['S3_ACCESS_KEY', 'a-password with blanks'],
    ['S3_SECRET_KEY', 'a-password with blanks'],
    ['FACEBOOK_APP_SECRET', 'pasted with a-password'],
  ])('never repeats a value that may hold a password: %s', (name, value) => {
    const wrong = () => readEnv({ [name]: value });
    expect(wrong).toThrow(new RegExp(`^${name} is set to a value \\(not repeated here`));
    expect(wrong).not.toThrow(/a-password/);
  });

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.20' },
    { HOST: 'accalmie.lan' },
    { HOST: '::' },
    { SITE_URL: 'https://essai.accalmie.tn' },
  ])('seeds no demonstration where others reach the site, unless asked for by name: %o', (settings) => {
    const [[name, value] = []] = Object.entries(settings);
    expect(() => readEnv(settings)).toThrow(`SEED is missing: with ${name}=${value}`);
    expect(readEnv({ ...settings, SEED: 'demo' }).seedsDemonstration).toBe(true);
    expect(readEnv({ ...settings, SEED: 'none' }).seedsDemonstration).toBe(false);
  });

  test.each([{}, { HOST: '127.0.0.2' }, { HOST: 'localhost' }, { HOST: '::1' }, { SITE_URL: 'http://localhost:8080' }])(
    'seeds one on this machine: %o',
    (settings) => expect(readEnv(settings).seedsDemonstration).toBe(true),
  );

  test('believes the proxies listed, as addresses, networks or ranges by their name', () => {
    expect(readEnv({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, ::1, loopback' }).trustProxy).toBe('127.0.0.1, 10.0.0.0/8, ::1, loopback');
    expect(readEnv({ TRUST_PROXY: 'none' }).trustProxy).toBe(false);
  });

  test('keeps the first administrator apart, and an empty variable is one to ask for', () => {
    const given = { ADMIN_EMAIL: 'amel@example.tn', ADMIN_PASSWORD: '' };
    expect(readFirstAdmin(given)).toEqual({ ADMIN_EMAIL: 'amel@example.tn', ADMIN_PASSWORD: undefined });
    expect(JSON.stringify(readEnv(given))).not.toContain('amel@example.tn');
  });

  test('takes a bucket whole or not at all, and keeps its secrets to itself', () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'accalmie',
      S3_ACCESS_KEY: 'an-access-key',
      S3_SECRET_KEY: 'a-secret',
    };
    expect(readEnv({}).s3).toBeUndefined();
    expect(readEnv(bucket).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'accalmie',
      region: 'us-east-1',
      accessKey: 'an-access-key',
      secretKey: 'a-secret',
    });
    for (const name of Object.keys(bucket)) {
      const half = () => readEnv({ ...bucket, [name]: '' });
      expect(half).toThrow(new RegExp(`^${name} is missing`));
      expect(half).not.toThrow(/an-access-key|a-secret/);
    }
  });

  test('production refuses what is only for demonstrations and tests', () => {
    const mail = { SMTP_URL: 'smtps://mail.accalmie.tn', MAIL_FROM: 'contact@accalmie.tn' };
    const production = { NODE_ENV: 'production', SITE_URL: 'https://accalmie.tn', ...mail };
    expect(readEnv(production)).toMatchObject({ isProduction: true, seedsDemonstration: false, passwordHashing: 'strong' });
    expect(() => readEnv({ ...production, RATE_LIMITS: 'off' })).toThrow(/RATE_LIMITS/);
    expect(() => readEnv({ ...production, DATABASE_FSYNC: 'off' })).toThrow(/DATABASE_FSYNC/);
    expect(() => readEnv({ ...production, PASSWORD_HASHING: 'light' })).toThrow(/PASSWORD_HASHING/);
    expect(() => readEnv({ ...production, PUSH_EXTRA_HOSTS: 'localhost:4433' })).toThrow(/PUSH_EXTRA_HOSTS/);
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/SITE_URL/);
  });

  test('production lets nothing travel off this machine in the clear', () => {
    const mail = { SMTP_URL: 'smtps://mail.accalmie.tn', MAIL_FROM: 'contact@accalmie.tn' };
    const production = { NODE_ENV: 'production', SITE_URL: 'https://accalmie.tn', ...mail };
    const bucket = { S3_BUCKET: 'accalmie', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
    expect(() => readEnv({ ...production, SITE_URL: 'http://accalmie.tn' })).toThrow(/^SITE_URL is an http address/);
    expect(() => readEnv({ ...production, ...bucket, S3_ENDPOINT: 'http://s3.example.com' })).toThrow(/^S3_ENDPOINT is an http address/);
    for (const endpoint of ['http://127.0.0.1:9000', 'http://localhost:9000', 'http://[::1]:9000', 'https://s3.example.com'])
      expect(readEnv({ ...production, ...bucket, S3_ENDPOINT: endpoint }).s3?.endpoint).toBe(endpoint);
    const database = (address: string) => readEnv({ ...production, DATABASE_URL: `postgresql://a:b@${address}` }).databaseUrl;
    for (const address of [
      'db.example.com/accalmie',
      '10.0.0.5:5432/accalmie',
      'db/accalmie?sslmode=prefer',
      'db/accalmie?sslmode=no-verify',
    ])
      expect(() => database(address), address).toThrow(/^DATABASE_URL reaches another machine without TLS/);
    for (const address of [
      '127.0.0.1:5432/a',
      '[::1]/a',
      'localhost/a',
      '%2Frun%2Fpostgresql/a',
      'x/a?host=/run/postgresql',
      'db/a?sslmode=verify-full',
    ])
      expect(database(address)).toBe(`postgresql://a:b@${address}`);
    expect(readEnv({ ...production, SITE_URL: 'http://localhost:8080' }).siteUrl).toBe('http://localhost:8080');
  });

  test.each([
    ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  ])('refuses half of a key, by the name of what is missing: %s without %s', (id, secret) => {
    expect(() => readEnv({ [id]: 'an-id' })).toThrow(new RegExp(`^${secret} is missing`));
    const halfASecret = () => readEnv({ [secret]: 'a-secret' });
    expect(halfASecret).toThrow(new RegExp(`^${id} is missing`));
    expect(halfASecret).not.toThrow(/a-secret/);
  });

  test('offers the social networks that have both their keys, at their own addresses unless told otherwise', () => {
    expect(readEnv({}).social).toEqual({});
    const keys = { LINKEDIN_CLIENT_ID: 'an-id', LINKEDIN_CLIENT_SECRET: 'a-secret' };
    expect(readEnv({ ...keys, LINKEDIN_OAUTH_URL: 'http://127.0.0.1:4000/' }).social).toEqual({
      linkedin: {
        clientId: 'an-id',
        clientSecret: 'a-secret',
        dialogUrl: 'http://127.0.0.1:4000/authorization',
        tokenUrl: 'http://127.0.0.1:4000/accessToken',
        userInfoUrl: 'https://api.linkedin.com/v2/userinfo',
      },
    });
    const mail = { SMTP_URL: 'smtps://mail.accalmie.tn', MAIL_FROM: 'contact@accalmie.tn' };
    const production = { NODE_ENV: 'production', SITE_URL: 'https://accalmie.tn', ...mail, ...keys };
    expect(() => readEnv({ ...production, GOOGLE_TOKEN_URL: 'http://127.0.0.1:4000' })).toThrow(/^GOOGLE_TOKEN_URL is not an https/);
  });

  test('tells the push services whom to write to: PUSH_CONTACT, else the site', () => {
    expect(readEnv({ PUSH_CONTACT: 'mailto:cabinet@accalmie.tn' }).pushContact).toBe('mailto:cabinet@accalmie.tn');
    expect(readEnv({ SITE_URL: 'https://accalmie.tn', SEED: 'none' }).pushContact).toBe('https://accalmie.tn');
    expect(readEnv({}).pushContact).toMatch(/^mailto:/);
    expect(readEnv({ PUSH_EXTRA_HOSTS: 'localhost:4433, Push.Lan:443' }).pushExtraHosts).toEqual(['localhost:4433', 'push.lan:443']);
  });
});
