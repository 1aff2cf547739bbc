import type { Logger } from 'pino';
import type { Database } from './database/connect.ts';
import { prepareDatabase } from './database/prepare.ts';
import { isDemonstration } from './database/seed/seed-demonstration.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { startEventQueue } from './events/event-queue.ts';
import { routeEvent } from './events/subscriptions.ts';
import { notedClock, type Clock } from './gateways/clock.ts';
import { smtpMailer } from './gateways/mailer.ts';
import { publicNetwork } from './gateways/network.ts';
import { openFileStore } from './gateways/open-file-store.ts';
import { webPushSender } from './gateways/push-sender.ts';
import { openSealer } from './gateways/sealer.ts';
import { remoteFiles } from './gateways/remote-files.ts';
import { socialVerifiers } from './gateways/social-providers.ts';
import { databaseRateLimits } from './http/rate-limits.ts';
import { loadSigningKeys } from './modules/auth/access-token.ts';
import { argon2Hasher } from './modules/auth/password-hasher.ts';
import { loadVapidKeys } from './modules/client/vapid-keys.ts';
import { inboxMailer } from './modules/mailing/inbox-mailer.ts';
import { cardProvidersOf } from './modules/payment/card-providers.ts';
import { listenToThreads } from './modules/threads/thread-changes.ts';

/** Builds every service over an open database: the same for the product and for its tests, but for clock, log and network. */
export async function buildServices(env: Env, database: Database, time: Clock, log: Logger, network = publicNetwork): Promise<Deps> {
  const clock = notedClock(time);
  await prepareDatabase(database, env.databaseUrl);
  const vapidKeys = await loadVapidKeys(database.db);
  const keys = await loadSigningKeys(database.db);
  const siteUrl = env.siteUrl ?? `http://${env.host}:${env.port}`;
  return {
    env,
    siteUrl,
    database,
    db: database.db,
    clock,
    fileStore: openFileStore(env),
    events: await startEventQueue(database, routeEvent, log),
    mailer: env.smtp ? smtpMailer(env.smtp, network) : inboxMailer(database.db, clock),
    push: webPushSender({ keys: vapidKeys, contact: env.pushContact, extraHosts: env.pushExtraHosts }, network),
    remoteFiles: remoteFiles(network),
    social: socialVerifiers(env.social, clock),
    cardProviders: cardProvidersOf(env.cardPayments, { db: database.db, clock, siteUrl }),
    keys,
    sealer: openSealer(env),
    passwords: await argon2Hasher(env.passwordHashing),
    rateLimits: databaseRateLimits(database, keys, { isOn: env.hasRateLimits, isDemonstration: () => isDemonstration(env, database.db) }),
    threadChanges: listenToThreads(database, log),
    log,
  };
}
