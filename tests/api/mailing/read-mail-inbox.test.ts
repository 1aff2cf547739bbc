import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccount } from '#contract/auth/accounts.endpoints.ts';
import { signUp } from '#contract/auth/auth.endpoints.ts';
import { readMailInbox } from '#contract/mailing/mailing.endpoints.ts';
import { createApp } from '#server/app.ts';
import { smtpMailer } from '#server/gateways/mailer.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('GET /mailing/inbox', () => {
  it('shows the letters of the demonstration, newest first', async () => {
    const first = await newClient(test.app);
    await mailsTo(test, first.email);
    test.clock.advanceMinutes(1);
    const second = await newClient(test.app);
    await mailsTo(test, second.email);
    const { status, body } = await call(test.app, readMailInbox, { bearer: await signInAs(test.app, 'admin') });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isLocal: true, page: 1, limit: 20, total: body.items.length });
    expect(body.items.slice(0, 2).map(({ to }) => to)).toEqual([second.email, first.email]);
    expect(body.items[0]?.text).toContain('http://accalmie.test/confirm-email?token=');
  });

  it('refuses what is for an address that cannot exist, as its server would', async () => {
    const email = `nobody.${crypto.randomUUID()}@nowhere.invalid`;
    const body = { email, password: 'quatre mots sans rapport', confirmPassword: 'quatre mots sans rapport' };
    const { body: signedUp } = await call(test.app, signUp, { body });
    expect(await mailsTo(test, email)).toEqual([]);
    const [bearer, parameters] = [await signInAs(test.app, 'admin'), { authID: signedUp.authID }];
    expect((await call(test.app, readAccount, { parameters, bearer })).body.mailRefusedAt).toBe(test.clock.now().toISOString());
  });

  it('is empty where e-mails leave', async () => {
    const mailer = smtpMailer({ url: 'smtp://127.0.0.1:9', from: 'contact@accalmie.test' }, {});
    const app = await createApp({ ...test.deps, mailer });
    const { body } = await call(app, readMailInbox, { bearer: await signInAs(test.app, 'admin') });
    expect(body).toEqual({ isLocal: false, items: [], page: 1, limit: 20, total: 0 });
    await app.close();
  });

  it('refuses everybody who does not hold everything: its links open accounts', async () => {
    for (const who of ['client', 'therapist', 'moderator'] as const)
      expect((await call(test.app, readMailInbox, { bearer: await signInAs(test.app, who) })).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await call(test.app, readMailInbox)).status).toBe(401);
  });
});
