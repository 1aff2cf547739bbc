import { tokenMessage, type ProblemBody } from '#contract/problem.ts';

/** The server answered and refused: what it said, and when to try again if it told. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: ProblemBody, retryAfterSeconds?: number) {
    super(body.message);
    this.name = 'ApiProblem';
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server itself says no to who asks; the 401 or 403 of a proxy or of a captive portal names no reason of ours. */
export const isRefusal = ({ status, body }: Pick<ApiProblem, 'status' | 'body'>): boolean =>
  (status === 401 || status === 403) && (body.reason !== undefined || body.message === tokenMessage);

/** The practice has banned or suspended whoever asks: its message says why and until when. */
export const isAccountClosed = ({ status, body }: Pick<ApiProblem, 'status' | 'body'>): boolean =>
  status === 403 && ['BANNED', 'SUSPENDED'].includes(body.reason ?? '');

/** No answer came: nothing is known of what the server did, and nothing kept on the device may be dropped for it. */
export class NetworkFailure extends Error {
  constructor(cause?: unknown) {
    super('No answer came', { cause });
    this.name = 'NetworkFailure';
  }
}
