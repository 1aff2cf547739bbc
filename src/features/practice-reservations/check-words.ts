import type * as z from 'zod/mini';
import type { validityChecks } from '#contract/payment/payment.schema.ts';
import type { MessageKey } from '#src/page/namespaces.ts';

export type CheckLook = 'good' | 'doubtful' | 'open';

interface Check {
  key: MessageKey<'practice-reservations'>;
  look: CheckLook;
}

/** The computed checks in words, what is doubtful first. */
export function checkWords({ codeUnused, imageUnused, amountEqual, holdAlive }: z.infer<typeof validityChecks>): Check[] {
  const checks: Check[] = [
    codeUnused ? { key: 'codeUnusedYes', look: 'good' } : { key: 'codeUnusedNo', look: 'doubtful' },
    imageUnused ? { key: 'imageUnusedYes', look: 'good' } : { key: 'imageUnusedNo', look: 'doubtful' },
    holdAlive ? { key: 'holdAliveYes', look: 'good' } : { key: 'holdAliveNo', look: 'doubtful' },
    amountEqual === null
      ? { key: 'amountEqualUnknown', look: 'open' }
      : amountEqual
        ? { key: 'amountEqualYes', look: 'good' }
        : { key: 'amountEqualNo', look: 'doubtful' },
  ];
  const rank: Record<CheckLook, number> = { doubtful: 0, open: 1, good: 2 };
  return checks.toSorted((a, b) => rank[a.look] - rank[b.look]);
}
