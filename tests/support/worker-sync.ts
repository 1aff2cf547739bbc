import type { BrowserContext } from '@playwright/test';
import { workerOf } from './push-in-page.ts';

/** Wakes the worker as Background Sync does; answers why it asks to be woken again, or nothing where all has left. */
export const syncInWorker = (context: BrowserContext): Promise<string | undefined> =>
  workerOf(context).evaluate(async () => {
    const scope = globalThis as unknown as { ExtendableEvent: new (type: string) => Event; dispatchEvent(event: Event): boolean };
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (given: Promise<unknown>) => void (work = given);
    scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('sync'), { tag: 'outbox', waitUntil }));
    return work.then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  });
