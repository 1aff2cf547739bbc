import { DataDirectoryInUse } from './database/single-opener.ts';
import { WrongSetting } from './env.ts';

/** Runs a program of the server; what the person can mend is said in one sentence, anything else with its trace. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof WrongSetting || error instanceof DataDirectoryInUse)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
