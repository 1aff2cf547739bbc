import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * How often a second an address is answered on so many connections at once, by wrk (Debian's package of that name): a client of Node's
 * own is slower than what it would measure. Rejects where there is no wrk, and where an answer is no page.
 */
export async function answersASecond(url: string, connections: number, seconds: number, headers: Readonly<Record<string, string>>) {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...named, url]);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (rate === undefined || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} was not answered by pages:\n${stdout}`);
  return Number(rate);
}
