import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, databaseKinds, startBuiltServer, type BuiltServer } from './built-server.ts';
import { startSmtpServer, type LocalSmtpServer } from './smtp-server.ts';

/** A port that nothing listens on now: letters name the address before the server has one. */
function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

export interface NewPractice extends BuiltServer {
  readonly smtp: LocalSmtpServer;
  readonly admin: { readonly email: string; readonly password: string };
}

/** A server in production on an empty database, PostgreSQL's where there is one, with the first administrator that `create-admin` makes. */
export async function startNewPractice(): Promise<NewPractice> {
  const [port, smtp] = [await freePort(), await startSmtpServer()];
  const admin = { email: 'direction@accalmie.test', password: 'quatre mots sans rapport' };
  const env = {
    NODE_ENV: 'production',
    PASSWORD_HASHING: 'strong',
    RATE_LIMITS: 'on',
    SEED: '',
    CARD_PAYMENTS: 'none',
    SITE_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'cabinet@accalmie.test',
  };
  const dataDirectory = mkdtempSync(join(tmpdir(), 'accalmie-new-'));
  const database = databaseKinds.includes('postgresql') ? { databaseUrl: await createTestDatabase() } : {};
  const made = spawnSync(process.execPath, [join('dist', 'server', 'create-admin.js')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      ...env,
      DATA_DIR: dataDirectory,
      ...(database.databaseUrl !== undefined && { DATABASE_URL: database.databaseUrl }),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`create-admin failed: ${made.stderr}`);
  const server = await startBuiltServer({ dataDirectory, port, env, ...database });
  return { ...server, smtp, admin };
}
