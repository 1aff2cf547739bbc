import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import pino from 'pino';
import { createPageRenderer, hashesOfBuilt } from '#src/entry-server.tsx';
import { createApp } from './app.ts';
import type { Database } from './database/connect.ts';
import { demonstrationEmails } from './database/seed/seed-accounts.ts';
import { refuseOpenDemonstration } from './database/seed/remove-demonstration.ts';
import {
  demonstrationPassword,
  holdsDemonstration,
  isDemonstration,
  isEmpty,
  seedDemonstration,
} from './database/seed/seed-demonstration.ts';
import { describeError } from './describe-error.ts';
import { readEnv } from './env.ts';
import { handleDelivery } from './events/subscriptions.ts';
import { systemClock } from './gateways/clock.ts';
import { keepHouse } from './keep-house.ts';
import { openDatabase } from './open-database.ts';
import { inProcessTransport } from './pages/in-process-transport.ts';
import { servePages } from './pages/serve-pages.ts';
import { portToListenOn } from './port-to-listen-on.ts';
import { projectPath } from './project-path.ts';
import { runProgram } from './run-program.ts';
import { buildServices } from './services.ts';

const demonstrationHint = `Demonstration accounts: ${demonstrationEmails.join(', ')}; password ${demonstrationPassword}\n\n`;

/** A running server holds the embedded database: no other program opens it meanwhile. */
const firstAdminHint = ({ kind }: Database) =>
  kind === 'embedded'
    ? 'stop this server, make the first administrator with npm run create-admin, and start it again'
    : 'make the first administrator with npm run create-admin';

async function start(): Promise<void> {
  const given = readEnv(process.env);
  const log = pino({ level: given.logLevel, base: null });
  // Known before anything opens: a wrong one is told at once, and canonical links and e-mails hold the address.
  const port = await portToListenOn(given);
  const siteUrl = given.siteUrl ?? `http://${given.host === '0.0.0.0' ? 'localhost' : given.host}:${port}`;
  const env = { ...given, siteUrl };
  const database = await openDatabase(env);
  const deps = await buildServices(env, database, systemClock, log);
  if (env.isProduction) await refuseOpenDemonstration(deps);
  const isFirstStart = await isEmpty(deps);
  if (isFirstStart && env.seedsDemonstration) await seedDemonstration(deps);

  let isStopping = false;
  const app = await createApp(deps, () => isStopping);
  const clientDirectory = projectPath('dist/client');
  const onError = (error: unknown) => log.error(describeError(error), 'a part of a page was not rendered');
  const renderer = createPageRenderer({ clientDirectory, call: inProcessTransport(app), siteUrl, onError });
  await servePages(app, {
    database,
    clientDirectory,
    ...renderer,
    hashesOfBuilt,
    hasServiceWorker: env.hasServiceWorker,
    social: env.social,
    isDemonstration: await holdsDemonstration(database.db),
  });
  const url = await app.listen({ host: env.host, port });
  await deps.events.deliver((delivery) => handleDelivery(deps, delivery));
  const stopKeepingHouse = keepHouse(deps);

  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    isStopping = true;
    if (err) log.error(describeError(err), 'stopping after an error');
    const houseIsKept = stopKeepingHouse();
    // What stands in front asks now and then whether this process is ready: it must hear that it is not, while it still may.
    if (!err) await wait(env.stopDelayMs);
    await app.close();
    await deps.events.stop();
    await houseIsKept;
    await database.close();
  });

  const firstStep = isFirstStart ? `Nobody has an account yet: ${firstAdminHint(database)}\n\n` : '';
  const said = (await isDemonstration(env, database.db)) ? demonstrationHint : firstStep;
  process.stdout.write(`\nAccalmie is ready: ${url}\n${said}`);
}

await runProgram(start);
