import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import { smtpMailer, type OutgoingMail } from '#server/gateways/mailer.ts';
import { selfSignedCertificate } from '#tests/support/self-signed-certificate.ts';
import { partOf, startSmtpServer, type LocalSmtpServer } from '#tests/support/smtp-server.ts';

const letter: OutgoingMail = {
  messageId: '<1@accalmie.test>',
  senderName: 'Accalmie',
  to: 'someone@test.example',
  subject: 'Bonjour',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  language: 'fr',
  unsubscribe: null,
  calendar: null,
  files: [],
};
const { certificate, key } = selfSignedCertificate();
const from = 'contact@accalmie.test';

/** Who logged in, and whether nobody could listen. */
const logins: { password: string | null; isEncrypted: boolean }[] = [];
const withLogIn: SMTPServerOptions = {
  key,
  cert: certificate,
  authMethods: ['PLAIN', 'LOGIN'],
  onAuth({ username, password = '' }, { secure: isEncrypted }, done) {
    logins.push({ password, isEncrypted });
    if (username === 'practice' && password === 'right') done(null, { user: username });
    else done(new Error('no such sign-in'));
  },
};

afterEach(() => void (logins.length = 0));

describe.each([
  { way: 'TLS from the start (smtps)', scheme: 'smtps', options: { ...withLogIn, secure: true } },
  { way: 'STARTTLS (smtp)', scheme: 'smtp', options: withLogIn },
])('a server that asks to log in, by $way', ({ scheme, options }) => {
  let server: LocalSmtpServer;
  beforeAll(async () => {
    server = await startSmtpServer(options);
  });
  afterAll(() => server.close());
  const mailer = (password: string) =>
    smtpMailer({ url: `${scheme}://practice:${password}@localhost:${server.port}`, from }, { certificate });

  it('is given the letter once logged in, and nobody could listen', async () => {
    expect(await mailer('right').send(letter)).toBe('SENT');
    expect(server.mails).toHaveLength(1);
    expect(logins).toEqual([{ password: 'right', isEncrypted: true }]);
  });

  it('with a password it refuses (535): later, once somebody has put the setting right', async () => {
    await expect(mailer('wrong').send(letter)).rejects.toMatchObject({ responseCode: 535 });
    expect(server.mails).toHaveLength(1);
  });

  it('with a certificate nobody vouches for: no password, no letter', async () => {
    const stranger = smtpMailer({ url: `${scheme}://practice:right@localhost:${server.port}`, from }, {});
    await expect(stranger.send(letter)).rejects.toThrow(/self-signed|certificate/);
    expect(logins).toEqual([]);
    expect(server.mails).toHaveLength(1);
  });
});

describe('a letter with a file for a calendar', () => {
  it('carries it beside its text, as a file of its own type', async () => {
    const server = await startSmtpServer();
    const calendar = { name: 'rendez-vous.ics', method: 'PUBLISH', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' };
    expect(await smtpMailer({ url: server.url, from }, {}).send({ ...letter, calendar })).toBe('SENT');
    const [mail] = server.mails;
    expect(partOf(mail!, 'text/plain').trim()).toBe('Bonjour');
    expect(partOf(mail!, 'text/html').trim()).toBe('<p>Bonjour</p>');
    expect(partOf(mail!, 'text/calendar').trim()).toBe(calendar.content.trim());
    expect(mail?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/i);
    expect(mail?.raw).toMatch(/Content-Disposition: attachment; filename=rendez-vous\.ics/i);
    await server.close();
  });
});

describe('a server elsewhere that offers no encryption', () => {
  it('is given neither the password nor the letter', async () => {
    const server = await startSmtpServer({ ...withLogIn, disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    // This machine, under a name that does not say so.
    const elsewhere = smtpMailer({ url: `smtp://practice:right@127.1:${server.port}`, from }, {});
    await expect(elsewhere.send(letter)).rejects.toThrow(/STARTTLS/);
    expect([logins, server.mails]).toEqual([[], []]);
    await server.close();
  });
});

describe('the server’s answers', () => {
  let server: LocalSmtpServer;
  beforeAll(async () => {
    server = await startSmtpServer();
  });
  afterAll(() => server.close());

  it('5xx to the letter: never', async () => {
    server.refuseNext(554);
    expect(await smtpMailer({ url: server.url, from }, {}).send(letter)).toBe('REFUSED');
  });

  it('4xx to the letter: later', async () => {
    server.refuseNext(452);
    await expect(smtpMailer({ url: server.url, from }, {}).send(letter)).rejects.toMatchObject({ responseCode: 452 });
  });

  it('none, once it has the whole letter: nobody knows', async () => {
    server.refuseNext('SILENCE');
    expect(await smtpMailer({ url: server.url, from }, {}).send(letter)).toBe('UNSURE');
  });

  it('none, before it has asked for the letter: later', async () => {
    server.hangUpAtNextReader();
    await expect(smtpMailer({ url: server.url, from }, {}).send(letter)).rejects.toThrow(/closed/);
  });

  it('5xx to the sender is a setting: later', async () => {
    const strict = await startSmtpServer({ ...withLogIn, authOptional: false, disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    await expect(smtpMailer({ url: strict.url, from }, {}).send(letter)).rejects.toMatchObject({ responseCode: 530 });
    await strict.close();
  });

  it('nobody there: later', async () => {
    const gone = await startSmtpServer();
    await gone.close();
    await expect(smtpMailer({ url: gone.url, from }, {}).send(letter)).rejects.toThrow('ECONNREFUSED');
  });
});
