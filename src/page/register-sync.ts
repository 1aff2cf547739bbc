/** https://wicg.github.io/background-sync/spec/ — not every browser has it, nor TypeScript's library. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Asks the browser to wake the worker for the outbox, even with every page closed. Where it cannot, the pages send. */
export async function registerSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Not `ready`: with no worker that promise never ends.
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
  // Refused where the person has switched background work off.
  await registration?.sync?.register('outbox').catch(() => undefined);
}
