import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { trustedAuthorities, type Network } from './network.ts';

export interface OutgoingMail {
  /** The same at each attempt, so that a server that has taken it once can tell. */
  readonly messageId: string;
  /** What stands beside the sender's address in a list of letters: never a person's name. */
  readonly senderName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
  /** An iCalendar file for its reader's own calendar. */
  readonly calendar: { readonly name: string; readonly method: string; readonly content: string } | null;
  /** PDF files. */
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
  /** Where its reader can have no more of its kind, by one POST (RFC 8058); null where there is no such choice. */
  readonly unsubscribe: string | null;
}

/**
 * REFUSED: the server will never take this letter, for this address or at all. UNSURE: the letter was handed over whole,
 * and the server went silent before it said whether it took it.
 */
export type MailOutcome = 'SENT' | 'REFUSED' | 'UNSURE';

/** Brings e-mails out of the house, or to the demonstration's inbox. */
export interface Mailer {
  /** E-mails stay in the database, where the practice's settings show them. */
  readonly isLocal: boolean;
  /** Throws when the letter was surely not taken and trying later may help: nobody there, a busy server (4xx), a refused sign-in to it. */
  send(mail: OutgoingMail): Promise<MailOutcome>;
}

interface SmtpSettings {
  /** smtp://user:password@host:port (STARTTLS) or smtps:// (TLS from the start). */
  readonly url: string;
  readonly from: string;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

const isThisMachine = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** SMTP (RFC 5321) by nodemailer; a password never crosses a network that others can read. */
export function smtpMailer({ url, from }: SmtpSettings, network: Pick<Network, 'certificate'>): Mailer {
  const address = new URL(url);
  const transport = createTransport({
    url,
    ...timeouts,
    requireTLS: !isThisMachine(address),
    disableFileAccess: true,
    disableUrlAccess: true,
    tls: { secureContext: trustedAuthorities(network) },
  });
  const handedOver = new Set<string>();
  transport.use('stream', ({ message, data }, done) => {
    const whole = message.createReadStream.bind(message);
    message.createReadStream = () => tellingItsEnd(whole(), () => handedOver.add(String(data.messageId)));
    done();
  });
  return {
    isLocal: false,
    async send({ language, unsubscribe, senderName, calendar, files, ...mail }) {
      try {
        // Nobody answers an automatic letter automatically (RFC 3834).
        await transport.sendMail({
          ...mail,
          from: { name: senderName, address: from },
          attachments: [...(calendar ? [attached(calendar)] : []), ...files.map(attachedPdf)],
          ...(unsubscribe !== null && { list: { unsubscribe } }),
          headers: {
            'auto-submitted': 'auto-generated',
            'content-language': language,
            ...(unsubscribe !== null && { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
          },
        });
        return 'SENT';
      } catch (error) {
        const { responseCode } = error as { responseCode?: number };
        if (isRefusal(error)) return 'REFUSED';
        if (responseCode === undefined && handedOver.has(mail.messageId)) return 'UNSURE';
        throw error;
      } finally {
        handedOver.delete(mail.messageId);
      }
    },
  };
}

/** As a file, not as an invitation in place of the letter's text: nobody reads an answer to it. */
const attached = ({ name, method, content }: NonNullable<OutgoingMail['calendar']>) => ({
  filename: name,
  content,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
});

const attachedPdf = ({ name, content }: OutgoingMail['files'][number]) => ({ filename: name, content, contentType: 'application/pdf' });

/** The same, read when it is asked for and not before, which a server does with its 354; says so when all of it has been taken. */
function tellingItsEnd(source: Readable, onEnd: () => void): Readable {
  async function* chunks() {
    yield* source;
    onEnd();
  }
  return Readable.from(chunks(), { objectMode: false });
}

/** 5xx to the letter itself or its reader. To a sign-in or to the sender it is a setting that somebody may put right. */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command);
}
