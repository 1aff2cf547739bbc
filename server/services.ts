import type { Logger } from 'pino';
import type { Database } from './database/connect.ts';
import { prepareDatabase } from './database/prepare.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { startEventQueue } from './events/event-queue.ts';
import { routeEvent } from './events/subscriptions.ts';
import type { Clock } from './gateways/clock.ts';
import { smtpMailer } from './gateways/mailer.ts';
import { publicNetwork } from './gateways/network.ts';
import { openFileStore } from './gateways/open-file-store.ts';
import { webPushSender } from './gateways/push-sender.ts';
import { remoteFiles } from './gateways/remote-files.ts';
import { socialVerifiers } from './gateways/social-providers.ts';
import { databaseRateLimits } from './http/rate-limits.ts';
import { loadSigningKeys } from './modules/auth/access-token.ts';
import { argon2Hasher } from './modules/auth/password-hasher.ts';
import { loadVapidKeys } from './modules/client/vapid-keys.ts';
import { inboxMailer } from './modules/mailing/inbox-mailer.ts';

/** Builds every service over an open database: the same for the product and for its tests, but for clock, log and network. */
export async function buildServices(env: Env, database: Database, clock: Clock, log: Logger, network = publicNetwork): Promise<Deps> {
  await prepareDatabase(database, env.databaseUrl);
  const vapidKeys = await loadVapidKeys(database.db);
  const keys = await loadSigningKeys(database.db);
  return {
    env,
    siteUrl: env.siteUrl ?? `http://${env.host}:${env.port}`,
    database,
    db: database.db,
    clock,
    fileStore: openFileStore(env),
    events: await startEventQueue(database, routeEvent),
    mailer: env.smtp ? smtpMailer(env.smtp) : inboxMailer(database.db, clock),
    push: webPushSender({ keys: vapidKeys, contact: env.pushContact, extraHosts: env.pushExtraHosts }, network),
    remoteFiles: remoteFiles(network),
    social: socialVerifiers(env.social, clock),
    keys,
    passwords: await argon2Hasher(),
    rateLimits: databaseRateLimits(database, keys, { isOn: env.hasRateLimits, isDemonstration: env.seedsDemonstration }),
    log,
  };
}
