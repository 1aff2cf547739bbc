const workerPath = '/service-worker.js';

/** Under Trusted Types a worker's address comes from a policy; ours knows one address. */
function workerUrl(): string {
  const { trustedTypes } = window;
  if (!trustedTypes) return workerPath;
  return trustedTypes.createPolicy('accalmie-worker', { createScriptURL: (path: string) => path }).createScriptURL(workerPath);
}

/** Registers the service worker, which keeps the help line on this device. Without one the site works all the same. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { Workbox } = await import('workbox-window');
  await new Workbox(workerUrl()).register({ immediate: true });
}
