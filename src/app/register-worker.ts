import type { PageContext } from '#src/page/page-context.ts';
import { followWorker } from './follow-worker.ts';

const workerPath = '/service-worker.js';

/** Under Trusted Types a worker's address comes from a policy; ours knows one address. */
function workerUrl(): string {
  const { trustedTypes } = window;
  if (!trustedTypes) return workerPath;
  return trustedTypes.createPolicy('accalmie-worker', { createScriptURL: (path: string) => path }).createScriptURL(workerPath);
}

/** Registers the service worker once the page is rendered and at rest. Without one the site works all the same, but not without a network. */
export async function registerWorker(context: PageContext, rendered: Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await followWorker(workerUrl(), context, rendered);
}
