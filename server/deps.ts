import type { Logger } from 'pino';
import type { Database, Db } from './database/connect.ts';
import type { Env } from './env.ts';
import type { EventQueue } from './events/event-queue.ts';
import type { Clock } from './gateways/clock.ts';
import type { FileStore } from './gateways/file-store.ts';
import type { Mailer } from './gateways/mailer.ts';
import type { Sealer } from './gateways/sealer.ts';
import type { PushSender } from './gateways/push-sender.ts';
import type { RemoteFiles } from './gateways/remote-files.ts';
import type { SocialVerifiers } from './gateways/social-providers.ts';
import type { SigningKeys } from './modules/auth/access-token.ts';
import type { PasswordHasher } from './modules/auth/password-hasher.ts';
import type { CardProviders } from './modules/payment/card-providers.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { ThreadChanges } from './modules/threads/thread-changes.ts';

/** Everything a verb may lean on. Built in services.ts, nowhere else. */
export interface Deps {
  readonly env: Env;
  /** Where people reach the site, without a slash at the end: what links in e-mails begin with. */
  readonly siteUrl: string;
  readonly database: Database;
  readonly db: Db;
  readonly clock: Clock;
  readonly fileStore: FileStore;
  readonly events: EventQueue;
  readonly mailer: Mailer;
  readonly push: PushSender;
  readonly remoteFiles: RemoteFiles;
  /** Who vouches for people that sign in without a password here. */
  readonly social: SocialVerifiers;
  readonly cardProviders: CardProviders;
  readonly keys: SigningKeys;
  readonly sealer: Sealer;
  readonly passwords: PasswordHasher;
  readonly rateLimits: RateLimits;
  /** What becomes of threads, as it is committed, here or in another process. */
  readonly threadChanges: ThreadChanges;
  readonly log: Logger;
}
