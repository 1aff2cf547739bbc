import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { readEnv } from '../env.ts';
import { providerSources } from './provider-page.ts';

const keys = {
  FACEBOOK_APP_ID: 'a',
  FACEBOOK_APP_SECRET: 'b',
  GOOGLE_CLIENT_ID: 'a',
  GOOGLE_CLIENT_SECRET: 'b',
  LINKEDIN_CLIENT_ID: 'a',
  LINKEDIN_CLIENT_SECRET: 'b',
};
const { social } = readEnv(keys);
const inline = { scripts: ['AA=='], styles: ['BB=='] };
const strict = contentSecurityPolicy(inline);
const policyOf = (path: string, settings = social) => contentSecurityPolicy(inline, providerSources(path, settings) ?? {});
const hosts = (policy: string) => [...policy.matchAll(/https:\/\/([\w.]+)/g)].map(([, host]) => host);

test.each([
  ['/sign-in/facebook', ['connect.facebook.net', 'www.facebook.com', 'graph.facebook.com']],
  ['/en/sign-in/facebook', ['connect.facebook.net', 'www.facebook.com', 'graph.facebook.com']],
  ['/sign-in/google', ['accounts.google.com']],
  ['/sign-in/linkedin', ['www.linkedin.com']],
])('%s names its own provider and no other', (path, expected) => {
  expect(new Set(hosts(policyOf(path)))).toEqual(new Set(expected));
});

test.each(['/', '/sign-in', '/sign-in/twitter', '/sign-in/facebook/', '/blogs/facebook', '/x/sign-in/facebook', '/profile'])(
  '%s keeps the strict policy',
  (path) => {
    expect(providerSources(path, social)).toBeNull();
    expect(policyOf(path)).toBe(strict);
    expect(hosts(strict)).toEqual([]);
    expect(strict).toContain("require-trusted-types-for 'script'");
  },
);

test('without a key, a provider’s page keeps the strict policy as well', () => {
  expect(policyOf('/sign-in/google', {})).toBe(strict);
});

test('only where a script of others runs are trusted types left out', () => {
  expect(policyOf('/sign-in/google')).toContain("script-src 'self' 'sha256-AA==' https://accounts.google.com/gsi/client;");
  expect(policyOf('/sign-in/google')).not.toContain('trusted-types');
  expect(policyOf('/sign-in/linkedin')).toContain("form-action 'self' https://www.linkedin.com;");
  expect(policyOf('/sign-in/linkedin')).toContain("require-trusted-types-for 'script'");
});
