import type { Transport } from './transport.ts';

/** How long an answer is waited for, in milliseconds. */
export interface Patience {
  call: number;
  upload: number;
}

/**
 * A transport that gives up waiting: no answer then counts as a lost network, unsure and not failed. For the outbox
 * and the renewal of a token, which would hold their lock for ever on a network that neither carries nor fails. The
 * request itself goes on, and its idempotency key makes the next one harmless.
 */
export function withPatience(transport: Transport, { call, upload }: Patience): Transport {
  return async (request) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TypeError('No answer in time')), request.form ? upload : call);
    });
    try {
      return await Promise.race([transport(request), silence]);
    } finally {
      clearTimeout(timer);
    }
  };
}
