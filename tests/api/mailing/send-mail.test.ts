import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#contract/auth/auth.endpoints.ts';
import { readAccount } from '#contract/auth/accounts.endpoints.ts';
import { resetPassword } from '#contract/auth/mail-links.endpoints.ts';
import { handleDelivery } from '#server/events/subscriptions.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { sendMail } from '#server/modules/mailing/send-mail.ts';
import { mailDeliveries } from '#server/modules/mailing/mailing.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { headerOf, partOf, startSmtpServer, type LocalSmtpServer } from '#tests/support/smtp-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let smtp: LocalSmtpServer;
let test: TestApp;

beforeAll(async () => {
  smtp = await startSmtpServer();
  test = await startTestApp({ env: sentBy(smtp) });
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

const sentBy = ({ url }: LocalSmtpServer) => ({ SMTP_URL: url, MAIL_FROM: 'contact@accalmie.test' });

const deliver = async () => {
  while ((await test.deliverDue()) > 0);
};
const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email));

async function outcomeOf(authID: string) {
  const isThisOne = eq(mailDeliveries.news, `WELCOME ${authID}`);
  const [delivery] = await test.deps.db.select({ outcome: mailDeliveries.outcome }).from(mailDeliveries).where(isThisOne);
  return delivery?.outcome;
}

/** The event that is due for a person's welcome, as the queue would hand it over again. */
const welcomeOf = (authID: string) =>
  ({
    kind: 'MAIL_DUE',
    news: `WELCOME ${authID}`,
    mail: { kind: 'WELCOME' },
    at: test.clock.now().toISOString(),
    until: '2030-01-01T00:00:00.000Z',
  }) as const;

describe('an e-mail', () => {
  it('leaves by the SMTP server, as plain text beside HTML', async () => {
    const { email } = await newClient(test.app);
    await deliver();
    const [mail] = mailsTo(email);
    expect(mail?.from).toBe('contact@accalmie.test');
    expect(headerOf(mail!, 'From')).toBe('Accalmie <contact@accalmie.test>');
    expect(headerOf(mail!, 'Subject')).toBe('Votre compte est créé\u00A0: confirmez votre adresse');
    expect(headerOf(mail!, 'Auto-Submitted')).toBe('auto-generated');
    const text = partOf(mail!, 'text/plain');
    expect(text).toContain('Bonjour,');
    expect(text).toMatch(/http:\/\/accalmie\.test\/confirm-email\?token=[\w-]{43}/);
    expect(text).toContain('Cabinet Amel Ben Salah');
    const html = partOf(mail!, 'text/html');
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('Confirmer mon adresse</a>');
    // Opening it fetches nothing.
    expect(html).not.toMatch(/<img|<link|url\(/);
  });

  it('is in the language its reader last signed in with', async () => {
    const { email } = await newClient(test.app);
    await call(test.app, signIn, { body: { email, password: 'quatre mots sans rapport' }, locale: 'en' });
    await deliver();
    const welcome = mailsTo(email).find((mail) => headerOf(mail, 'Subject').startsWith('Your account is ready'));
    expect(headerOf(welcome!, 'Content-Language')).toBe('en');
    expect(partOf(welcome!, 'text/plain')).toContain('/en/confirm-email?token=');
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('never says in its subject who it is for, nor anything of health', async () => {
    const subjects = smtp.mails.map((mail) => headerOf(mail, 'Subject'));
    expect(subjects.length).toBeGreaterThan(0);
    for (const subject of subjects) expect(subject).not.toMatch(/Test|Ben Salah|psycholog|thérap|therap|séance|session/i);
  });

  it('is sent once, however often its event comes', async () => {
    const { email, authID } = await newClient(test.app);
    await deliver();
    await sendMail(test.deps, welcomeOf(authID));
    expect(mailsTo(email)).toHaveLength(1);
    const [delivery] = await test.deps.db
      .select()
      .from(mailDeliveries)
      .where(eq(mailDeliveries.news, `WELCOME ${authID}`));
    expect(delivery).toMatchObject({ outcome: 'SENT', settledAt: test.clock.now() });
  });

  it('is tried again when the server is busy, under the same name', async () => {
    const { email } = await newClient(test.app);
    smtp.refuseNext(451);
    await expect(deliver()).rejects.toThrow();
    expect(mailsTo(email)).toHaveLength(0);
    // As the queue hands it over again.
    await deliver();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('is handed over again by the queue itself, until the server takes it', async () => {
    // A server of its own: its queue goes on delivering, and would take what the other tests deliver by hand.
    const apart = await startTestApp({ env: sentBy(smtp) });
    const { email } = await newClient(apart.app);
    smtp.refuseNext(451);
    await apart.deps.events.deliver((delivery) => handleDelivery(apart.deps, delivery));
    await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
    await apart.close();
  });

  it('leaves once when two processes are handed its event at the same time', async () => {
    const { email, authID } = await newClient(test.app);
    const outcomes: PromiseSettledResult<void>[] = [];
    smtp.beforeAnswer = async () => {
      smtp.beforeAnswer = () => Promise.resolve();
      outcomes.push(...(await Promise.allSettled([sendMail(test.deps, welcomeOf(authID))])));
    };
    await sendMail(test.deps, welcomeOf(authID));
    expect(
      outcomes.map(({ status }) => status),
      'told to come back',
    ).toEqual(['rejected']);
    await sendMail(test.deps, welcomeOf(authID));
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('is not sent again when the server took it and went silent before it said so', async () => {
    const { email, authID } = await newClient(test.app);
    smtp.refuseNext('SILENCE');
    await deliver();
    await sendMail(test.deps, welcomeOf(authID));
    expect(mailsTo(email)).toHaveLength(1);
    expect(await outcomeOf(authID)).toBe('UNSURE');
  });

  it('is not sent again when its process ended while it was leaving', async () => {
    const { email, authID } = await newClient(test.app);
    const attemptedAt = test.clock.now();
    await test.deps.db
      .update(mailDeliveries)
      .set({ attemptedAt })
      .where(eq(mailDeliveries.news, `WELCOME ${authID}`));
    await expect(sendMail(test.deps, welcomeOf(authID))).rejects.toThrow('another process');
    test.clock.advanceMinutes(11);
    await deliver();
    expect(mailsTo(email)).toHaveLength(0);
    expect(await outcomeOf(authID)).toBe('UNSURE');
  });

  it('is given up when the server will never take it', async () => {
    const { email, authID } = await newClient(test.app);
    smtp.refuseNext(550);
    await deliver();
    await sendMail(test.deps, welcomeOf(authID));
    expect(mailsTo(email)).toHaveLength(0);
    expect(await outcomeOf(authID)).toBe('REFUSED');
  });

  it('shows the practice whom it does not reach, until a letter is taken again', async () => {
    const { email, authID } = await newClient(test.app);
    const bearer = await signInAs(test.app, 'therapist');
    const mailRefusedAt = async () => (await call(test.app, readAccount, { parameters: { authID }, bearer })).body.mailRefusedAt;
    smtp.refuseNext(550);
    await deliver();
    expect(await mailRefusedAt()).toBe(test.clock.now().toISOString());
    await call(test.app, resetPassword, { body: { emailOrUsername: email } });
    // A server that goes silent says neither.
    smtp.refuseNext('SILENCE');
    await deliver();
    expect(await mailRefusedAt()).not.toBeNull();
    await call(test.app, resetPassword, { body: { emailOrUsername: email } });
    await deliver();
    expect(await mailRefusedAt()).toBeNull();
  });

  it('says nothing of an address that is no longer the one it was refused by', async () => {
    const { authID } = await newClient(test.app);
    const isTheirs = eq(accounts.id, authID);
    smtp.refuseNext(550);
    smtp.beforeRefusal = async () =>
      void (await test.deps.db
        .update(accounts)
        .set({ email: `${authID}@other.example` })
        .where(isTheirs));
    await deliver();
    const [account] = await test.deps.db.select().from(accounts).where(isTheirs);
    expect([await outcomeOf(authID), account?.mailRefusedAt]).toEqual(['REFUSED', null]);
  });

  it('is not sent once it is of no use', async () => {
    const { email } = await newClient(test.app);
    await deliver();
    await call(test.app, resetPassword, { body: { emailOrUsername: email } });
    test.clock.advanceMinutes(61);
    await deliver();
    expect(mailsTo(email)).toHaveLength(1);
  });
});
