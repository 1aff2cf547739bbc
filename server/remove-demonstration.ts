import pino from 'pino';
import { removeDemonstration } from './database/seed/remove-demonstration.ts';
import { readEnv } from './env.ts';
import { systemClock } from './gateways/clock.ts';
import { openDatabase } from './open-database.ts';
import { runProgram } from './run-program.ts';
import { buildServices } from './services.ts';

/** Takes the demonstration's accounts out of the database. */
async function run(): Promise<void> {
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  try {
    const deps = await buildServices(env, database, systemClock, pino({ level: env.logLevel, base: null }));
    const { erased, closed } = await removeDemonstration(deps);
    await deps.events.stop();
    const said = [
      erased.length > 0 ? `Erased: ${erased.join(', ')}.` : '',
      closed.length > 0 ? `Closed, since a profile or a schedule is theirs: ${closed.join(', ')}. Nobody signs in to them.` : '',
      erased.length + closed.length === 0
        ? 'No account of the demonstration is left.'
        : 'Its articles, profile and prices stay: change or delete them.',
    ];
    process.stdout.write(`${said.filter((line) => line !== '').join('\n')}\n`);
  } finally {
    await database.close();
  }
}

await runProgram(run);
