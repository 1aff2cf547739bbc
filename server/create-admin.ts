import { askAtTerminal } from './ask-at-terminal.ts';
import { prepareDatabase } from './database/prepare.ts';
import { readEnv, readFirstAdmin, WrongSetting } from './env.ts';
import { systemClock } from './gateways/clock.ts';
import { createFirstAdmin } from './modules/auth/create-first-admin.ts';
import { argon2Hasher } from './modules/auth/password-hasher.ts';
import { openDatabase } from './open-database.ts';
import { runProgram } from './run-program.ts';

/** The variable, else what is typed. Never an argument: those show in the list of processes. */
async function given(variable: 'ADMIN_EMAIL' | 'ADMIN_PASSWORD', question: string): Promise<string> {
  const value = readFirstAdmin(process.env)[variable];
  if (value) return value;
  if (!process.stdin.isTTY) throw new WrongSetting(`${variable} is missing, and there is no terminal to ask at.`);
  return askAtTerminal(question, { isSecret: variable === 'ADMIN_PASSWORD' });
}

/** Makes the first administrator's account. */
async function createAdmin(): Promise<void> {
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  try {
    await prepareDatabase(database, env.databaseUrl);
    const email = await given('ADMIN_EMAIL', 'Email of the administrator: ');
    const password = await given('ADMIN_PASSWORD', 'Password (8 characters or more, not shown): ');
    await createFirstAdmin(
      { db: database.db, passwords: await argon2Hasher(env.passwordHashing), now: systemClock.now() },
      { email, password },
    );
    process.stdout.write(`${email} is the administrator: sign in on the site.\n`);
  } finally {
    await database.close();
  }
}

await runProgram(createAdmin);
