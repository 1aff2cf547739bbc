import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

export interface LocalSmtpServer {
  readonly port: number;
  /** Without encryption or log-in, on this machine. */
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** What it answers to the next letters, one each; then it takes them again. SILENCE: it takes the letter and hangs up before it says so. */
  refuseNext(...answers: (number | 'SILENCE')[]): void;
  /** It hangs up once, when it is told whom a letter is for. */
  hangUpAtNextReader(): void;
  /** Called when a letter has come whole, before it is answered. */
  beforeAnswer: () => Promise<void>;
  /** The same, when it is about to be refused. */
  beforeRefusal: () => Promise<void>;
  close(): Promise<void>;
}

type Reply = (error?: Error) => void;
/** Takes the letter, or refuses it with a code. */
const tell = (reply: Reply, responseCode?: number) =>
  responseCode === undefined ? reply() : reply(Object.assign(new Error('not now'), { responseCode }));

const openToAll: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] };

/** A real SMTP server on this machine that keeps what it is given; by default it asks for nothing. */
export async function startSmtpServer(options: SMTPServerOptions = openToAll): Promise<LocalSmtpServer> {
  const mails: ReceivedMail[] = [];
  const refusals: (number | 'SILENCE')[] = [];
  let hangsUp = false;
  const hangUp = () => server.connections.forEach((connection) => connection.close());
  const server: SMTPServer = new SMTPServer({
    ...options,
    logger: false,
    onRcptTo(_address, _session, reply) {
      if (!hangsUp) return tell(reply);
      hangsUp = false;
      return hangUp();
    },
    onData(stream, session, reply) {
      void text(stream).then(async (raw) => {
        const answer = refusals.shift();
        if (typeof answer === 'number') {
          await local.beforeRefusal();
          return tell(reply, answer);
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw });
        if (answer === 'SILENCE') return hangUp();
        await local.beforeAnswer();
        return tell(reply);
      });
    },
  });
  // A client that hangs up in the middle of its greeting is the test's own doing.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const local: LocalSmtpServer = {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseNext: (...answers) => void refusals.push(...answers),
    hangUpAtNextReader: () => void (hangsUp = true),
    beforeAnswer: () => Promise.resolve(),
    beforeRefusal: () => Promise.resolve(),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return local;
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

function piecesOf(raw: string): string[] {
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => `--${boundary}`);
  return boundaries.reduce((pieces, boundary) => pieces.flatMap((piece) => piece.split(boundary)), [raw]);
}

/** The PDF files of a letter, under their names. */
export function pdfsIn({ raw }: ReceivedMail): { name: string; bytes: Uint8Array }[] {
  const pieces = piecesOf(raw).filter((piece) => /content-type: application\/pdf/i.test(piece));
  return pieces.map((piece) => {
    const [head = '', body = ''] = piece.split('\r\n\r\n');
    const [, name = ''] = /filename="?([^"\r\n;]+)/i.exec(head) ?? [];
    return { name, bytes: new Uint8Array(Buffer.from(body, 'base64')) };
  });
}

/** The part of a letter of one media type, decoded. */
export function partOf({ raw }: ReceivedMail, type: 'text/plain' | 'text/html' | 'text/calendar'): string {
  const part = piecesOf(raw).find((each) => each.toLowerCase().includes(`content-type: ${type}`)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const [, encoding = ''] = /content-transfer-encoding: (\S+)/i.exec(head) ?? [];
  const encoded = body.join('\r\n\r\n');
  return decoders[encoding.toLowerCase()]?.(encoded) ?? encoded;
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
