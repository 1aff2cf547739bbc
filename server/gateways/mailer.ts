import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** The same at each attempt, so that a server that has taken it once can tell. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
}

/** REFUSED: the server will never take this letter, for this address or at all. */
export type MailOutcome = 'SENT' | 'REFUSED';

/** Brings e-mails out of the house, or to the demonstration's inbox. */
export interface Mailer {
  /** E-mails stay in the database, where the practice's settings show them. */
  readonly isLocal: boolean;
  /** Throws when trying again later may help: no answer, a busy server (4xx), a refused sign-in to it. */
  send(mail: OutgoingMail): Promise<MailOutcome>;
}

interface SmtpSettings {
  /** smtp://user:password@host:port (STARTTLS) or smtps:// (TLS from the start). */
  readonly url: string;
  readonly from: string;
}

/** What stands in the inbox list beside the address: the site's name, never a person's. */
const fromName = 'Accalmie';
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const isThisMachine = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** SMTP (RFC 5321) by nodemailer; a password never crosses a network that others can read. */
export function smtpMailer({ url, from }: SmtpSettings): Mailer {
  const address = new URL(url);
  const transport = createTransport(
    { url, ...timeouts, requireTLS: !isThisMachine(address), disableFileAccess: true, disableUrlAccess: true },
    { from: { name: fromName, address: from } },
  );
  return {
    isLocal: false,
    async send({ language, ...mail }) {
      try {
        // Nobody answers an automatic letter automatically (RFC 3834).
        await transport.sendMail({ ...mail, headers: { 'auto-submitted': 'auto-generated', 'content-language': language } });
        return 'SENT';
      } catch (error) {
        if (isRefusal(error)) return 'REFUSED';
        throw error;
      }
    },
  };
}

/** 5xx to the letter itself. To a sign-in (535) it is a setting somebody may put right. */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
}
