import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetPassword } from '#contract/auth/mail-links.endpoints.ts';
import { createApp, type App } from '#server/app.ts';
import type { Db } from '#server/database/connect.ts';
import { accounts, mailLinks } from '#server/modules/auth/auth.tables.ts';
import { call, newClient } from '#tests/support/api.ts';
import { mailsTo, tokenIn } from '#tests/support/mails.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = (emailOrUsername: string, app: App = test.app) => call(app, resetPassword, { body: { emailOrUsername } });
const resetsTo = async (email: string) =>
  (await mailsTo(test, email)).filter(({ subject }) => subject === 'Choisir un nouveau mot de passe');

/** What a call does to the database, the queue and the processor, in order. */
async function workOf(emailOrUsername: string): Promise<string[]> {
  const work: string[] = [];
  const noted = <T extends object>(service: T, names: readonly string[]): T =>
    new Proxy(service, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (names.includes(String(name))) work.push(String(name));
          return value.apply(target, given) as unknown;
        };
      },
    });
  const app = await createApp({
    ...test.deps,
    db: noted<Db>(test.deps.db, ['select', 'insert', 'update', 'delete', 'transaction', 'execute']),
    events: noted(test.deps.events, ['record']),
    passwords: noted(test.deps.passwords, ['hash', 'matches']),
    mailer: noted(test.deps.mailer, ['send']),
  });
  await ask(emailOrUsername, app);
  await app.close();
  return work;
}

describe('PUT /auth/n/reset-password', () => {
  it('sends a link to whoever has this e-mail, or this user name', async () => {
    const { email, authID } = await newClient(test.app);
    expect((await ask(` ${email.toUpperCase()} `)).status).toBe(200);
    const [account] = await test.deps.db.select().from(accounts).where(eq(accounts.id, authID));
    await ask(account?.userName ?? '');
    const mails = await resetsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toMatch(/http:\/\/accalmie\.test\/reset-password\?token=[\w-]{43}/);
  });

  it('answers and works alike for somebody and nobody', async () => {
    const { email } = await newClient(test.app);
    const [known, unknown] = [await ask(email), await ask('nobody@test.example')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known.status).toBe(200);
    expect(await workOf(email)).toEqual(['select', 'transaction', 'record']);
    expect(await workOf('nobody@test.example')).toEqual(['select', 'transaction', 'record']);
  });

  it('keeps of the link what cannot be used', async () => {
    const { email, authID } = await newClient(test.app);
    await ask(email);
    const token = tokenIn((await resetsTo(email)).at(-1)?.text);
    const kept = await test.deps.db.select().from(mailLinks).where(eq(mailLinks.accountId, authID));
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(kept.find(({ purpose }) => purpose === 'RESET')).toMatchObject({ email });
  });

  it('writes to nobody without a password here', async () => {
    const { email, authID } = await newClient(test.app);
    await test.deps.db.update(accounts).set({ authProvider: 'GOOGLE', passwordHash: null }).where(eq(accounts.id, authID));
    await ask(email);
    expect(await resetsTo(email)).toEqual([]);
  });

  it('writes three times an hour at most, from however many places it is asked', async () => {
    const { email } = await newClient(test.app);
    for (let i = 0; i < 5; i += 1) await ask(email);
    expect(await resetsTo(email)).toHaveLength(3);
  });

  it('refuses an empty name', async () => {
    const { status, problem } = await ask(' ');
    expect(status).toBe(400);
    expect(problem.fields?.[0]?.message).toBe("L'email ou le nom d'utilisateur est obligatoire");
  });

  it('is limited per name and address, known or not', async () => {
    const { email } = await newClient(test.app);
    const app = await test.openLimited();
    for (const name of [email, 'nobody@test.example']) {
      const statuses = [];
      for (let i = 0; i < 4; i += 1) statuses.push((await ask(name, app)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
    await app.close();
  });
});
