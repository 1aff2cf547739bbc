import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { me, signIn } from '#contract/auth/auth.endpoints.ts';
import { listBlogs } from '#contract/blogs/blogs.endpoints.ts';
import { demonstrationPassword } from '../support/api.ts';
import { databaseKinds, startBuiltServer, startFreshServer, type BuiltServer } from '../support/built-server.ts';
import { callServer } from '../support/http.ts';

const production = {
  NODE_ENV: 'production',
  PASSWORD_HASHING: 'strong',
  // Asked for, and not given.
  SEED: 'demo',
  RATE_LIMITS: 'on',
  SITE_URL: 'https://accalmie.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'cabinet@accalmie.test',
};
const admin = { email: 'direction@accalmie.test', password: 'quatre mots sans rapport' };

const runOn = (program: string, { dataDirectory, databaseUrl }: Pick<BuiltServer, 'dataDirectory' | 'databaseUrl'>) =>
  spawnSync(process.execPath, [join('dist', 'server', `${program}.js`)], {
    env: {
      PATH: process.env['PATH'] ?? '',
      ...production,
      DATA_DIR: dataDirectory,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    encoding: 'utf8',
  });

const createAdmin = (server: BuiltServer) => runOn('create-admin', server);

const startOn = ({ dataDirectory, databaseUrl }: BuiltServer, env: Record<string, string>) =>
  startBuiltServer({ dataDirectory, env, ...(databaseUrl ? { databaseUrl } : {}) });

test.each(databaseKinds)('in production nothing is seeded, and create-admin makes the first account (%s)', async (kind) => {
  const first = await startFreshServer(kind, { env: production });
  const demonstration = { email: 'admin@demo.test', password: demonstrationPassword };
  expect((await callServer(first.url, signIn, { body: demonstration })).status).toBe(401);
  expect((await callServer(first.url, listBlogs)).body.total).toBe(0);
  if (kind === 'embedded') {
    expect(first.output()).toContain('Nobody has an account yet: stop this server, make the first administrator with npm run create-admin');
    expect(createAdmin(first).stderr).toMatch(/is already open in process \d+\. Stop it first/);
    await first.stop();
  } else expect(first.output()).toContain('Nobody has an account yet: make the first administrator with npm run create-admin');

  const { status, stdout, stderr } = createAdmin(first);
  expect([status, stdout, stderr]).toEqual([0, `${admin.email} is the administrator: sign in on the site.\n`, '']);
  const second = kind === 'embedded' ? await startOn(first, production) : first;
  const { status: signedIn, body } = await callServer(second.url, signIn, { body: admin });
  expect([signedIn, body.role.name]).toEqual([200, 'GOD']);
  await second.stop();

  // Nor does a start with the settings of a demonstration make one of it, or take it for one.
  const third = await startOn(first, { SEED: 'demo' });
  expect(third.output()).not.toMatch(/Demonstration accounts|Nobody has an account/);
  expect((await callServer(third.url, signIn, { body: demonstration })).status).toBe(401);
  await third.remove();
});

test.each(databaseKinds)(
  'a demonstration does not start in production while its accounts open, and one command removes them (%s)',
  async (kind) => {
    const demonstration = await startFreshServer(kind, { env: { SEED: 'demo' } });
    const clientOfDemonstration = { email: 'client@demo.test', password: demonstrationPassword };
    const { body } = await callServer(demonstration.url, signIn, { body: clientOfDemonstration });
    const html = await (await fetch(demonstration.url)).text();
    expect(html).toContain('Démonstration : ce cabinet n’existe pas.');
    await demonstration.stop();

    const refused = runOn('start', demonstration);
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(/client@demo\.test, therapist@demo\.test, moderator@demo\.test, admin@demo\.test can sign in/);
    expect(refused.stderr).toMatch(/npm run remove-demonstration/);

    const removed = runOn('remove-demonstration', demonstration);
    expect([removed.status, removed.stderr]).toEqual([0, '']);
    expect(removed.stdout).toMatch(
      /^Erased: client@demo\.test, moderator@demo\.test, admin@demo\.test\.\nClosed, .*: therapist@demo\.test\./,
    );
    expect(createAdmin(demonstration).stdout).toBe(`${admin.email} is the administrator: sign in on the site.\n`);

    const practice = await startOn(demonstration, production);
    for (const name of ['client', 'therapist', 'moderator', 'admin']) {
      const answer = await callServer(practice.url, signIn, { body: { ...clientOfDemonstration, email: `${name}@demo.test` } });
      expect([name, answer.status]).toEqual([name, 401]);
    }
    // Nor does a session that was open before go on.
    expect((await callServer(practice.url, me, { bearer: body.token.accessToken })).status).toBe(403);
    expect(await (await fetch(practice.url)).text()).not.toContain('class="demonstration"');
    expect((await callServer(practice.url, signIn, { body: admin })).status).toBe(200);
    await practice.remove();
  },
);
