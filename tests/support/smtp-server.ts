import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

export interface LocalSmtpServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** What it answers to the next letters, one each; then it takes them again. */
  refuseNext(...codes: number[]): void;
  close(): Promise<void>;
}

/** A real SMTP server on this machine that keeps what it is given. */
export async function startSmtpServer(): Promise<LocalSmtpServer> {
  const mails: ReceivedMail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => void (raw += chunk));
      stream.on('end', () => {
        const code = refusals.shift();
        if (code !== undefined) return done(Object.assign(new Error('not now'), { responseCode: code }));
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw });
        return done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseNext: (...codes) => void refusals.push(...codes),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

const decoders: Readonly<Record<string, (text: string) => string>> = {
  base64: (text) => Buffer.from(text, 'base64').toString('utf8'),
  'quoted-printable': (text) => {
    const bytes = text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  },
};

/** The part of a letter of one media type, decoded. */
export function partOf({ raw }: ReceivedMail, type: 'text/plain' | 'text/html'): string {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(raw) ?? [];
  const part = raw.split(`--${boundary}`).find((each) => each.toLowerCase().includes(`content-type: ${type}`)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const [, encoding = ''] = /content-transfer-encoding: (\S+)/i.exec(head) ?? [];
  const text = body.join('\r\n\r\n');
  return decoders[encoding.toLowerCase()]?.(text) ?? text;
}

/** A header of a letter, unfolded, its encoded words read. */
export function headerOf({ raw }: ReceivedMail, name: string): string {
  const [head = ''] = raw.split('\r\n\r\n');
  const line = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  const value = line?.slice(name.length + 1).trim() ?? '';
  const words = /=\?UTF-8\?([QB])\?([^?]*)\?=\s*/gi;
  return value.replaceAll(words, (_, way: string, text: string) =>
    way.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : (decoders['quoted-printable']?.(text.replaceAll('_', ' ')) ?? ''),
  );
}
