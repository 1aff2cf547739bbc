import { ApiProblem } from '#src/device/problems.ts';

/** Takes a decision that came too late for settled: its card is brought up to date and says so, and nothing is left to ask. */
export function settleOutOfDate(error: unknown): void {
  if (!(error instanceof ApiProblem && error.status === 409)) throw error;
}
