import type { NewsOfPage } from '#src/device/worker-news.ts';

const skipWaiting: NewsOfPage = { type: 'SKIP_WAITING' };

/**
 * Opens the page anew with the server's newest build: first the worker of that build takes its place, since the one that
 * answers now would give the old page again.
 */
export async function renewWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
  const next = registration?.installing ?? registration?.waiting;
  if (!next) return location.reload();
  const proceed = () => {
    if (next.state === 'installed') next.postMessage(skipWaiting);
    // One that could not be installed leaves the old one: the network may still give the new page.
    if (['activated', 'redundant'].includes(next.state)) location.reload();
  };
  next.addEventListener('statechange', proceed);
  proceed();
}
