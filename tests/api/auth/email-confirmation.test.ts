import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { me } from '#contract/auth/auth.endpoints.ts';
import { askEmailConfirmation, confirmEmail } from '#contract/auth/mail-links.endpoints.ts';
import { call, newClient } from '#tests/support/api.ts';
import { mailsTo, tokenIn } from '#tests/support/mails.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const confirm = (token: string) => call(test.app, confirmEmail, { query: { token } });
const isConfirmed = async (bearer: string) => (await call(test.app, me, { bearer })).body.emailConfirmed;

describe('PUT /auth/n/email-confirmation-confirm', () => {
  it('confirms the address by the link of the welcome, once', async () => {
    const { email, bearer } = await newClient(test.app);
    expect(await isConfirmed(bearer)).toBe(false);
    const [welcome] = await mailsTo(test, email);
    const token = tokenIn(welcome?.text);
    expect((await confirm(token)).status).toBe(204);
    expect(await isConfirmed(bearer)).toBe(true);
    const again = await confirm(token);
    expect([again.status, again.problem.reason]).toEqual([409, 'LINK_OVER']);
  });

  it('takes no link after an hour', async () => {
    const { email } = await newClient(test.app);
    const [welcome] = await mailsTo(test, email);
    test.clock.advanceMinutes(60);
    expect((await confirm(tokenIn(welcome?.text))).problem.reason).toBe('LINK_OVER');
  });
});

describe('PUT /auth/n/email-confirmation', () => {
  it('sends another link, which works', async () => {
    const { email, bearer } = await newClient(test.app);
    expect((await call(test.app, askEmailConfirmation, { bearer })).status).toBe(204);
    const sent = (await mailsTo(test, email)).find(({ subject }) => subject === 'Confirmez votre adresse e-mail');
    expect((await confirm(tokenIn(sent?.text))).status).toBe(204);
    expect(await isConfirmed(bearer)).toBe(true);
  });

  it('sends nothing once the address is confirmed', async () => {
    const { email, bearer } = await newClient(test.app);
    await confirm(tokenIn((await mailsTo(test, email))[0]?.text));
    await call(test.app, askEmailConfirmation, { bearer });
    expect(await mailsTo(test, email)).toHaveLength(1);
  });

  it('is limited, and refuses a visitor', async () => {
    const { bearer } = await newClient(test.app);
    const app = await test.openLimited();
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await call(app, askEmailConfirmation, { bearer })).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
    await app.close();
    expect((await call(test.app, askEmailConfirmation)).status).toBe(401);
  });
});
