import { isAppleMobile, isInstalledApp } from '#src/page/display-mode.ts';

/** Why notifications cannot be turned on here, for now or for good. */
export type PushObstacle = { state: 'UNSUPPORTED' } | { state: 'INSTALL_FIRST' } | { state: 'DENIED' };

/** How this browser stands towards notifications, without asking the person anything. */
export type PushDevice = PushObstacle | { state: 'READY'; pushManager: PushManager; subscription: PushSubscription | null };

/** How long a worker that is being installed is waited for: without one nothing would receive a push. */
const patienceMs = 8000;

function activeRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

export async function readPushDevice(): Promise<PushDevice> {
  if (isAppleMobile() && !isInstalledApp()) return { state: 'INSTALL_FIRST' };
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return { state: 'UNSUPPORTED' };
  if (Notification.permission === 'denied') return { state: 'DENIED' };
  const registration = await activeRegistration();
  if (!registration) return { state: 'UNSUPPORTED' };
  const { pushManager } = registration;
  return { state: 'READY', pushManager, subscription: await pushManager.getSubscription() };
}
