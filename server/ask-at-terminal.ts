import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks for a line at the terminal; a secret is not shown while it is typed. */
export async function askAtTerminal(question: string, options: { isSecret: boolean }): Promise<string> {
  // What readline writes is also what it echoes, so the question of a secret is written past it.
  if (options.isSecret) process.stdout.write(question);
  const terminal = createInterface({ input: process.stdin, output: options.isSecret ? nowhere() : process.stdout, terminal: true });
  try {
    return await terminal.question(options.isSecret ? '' : question);
  } finally {
    terminal.close();
    if (options.isSecret) process.stdout.write('\n');
  }
}
