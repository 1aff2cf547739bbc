import { Workbox } from 'workbox-window';
import { newVersion } from '#src/page/new-version.ts';

/** Registers the service worker and tells when a newer version of the site waits to be put in place. */
export async function followVersions(url: string): Promise<void> {
  const worker = new Workbox(url);
  worker.addEventListener('waiting', () =>
    newVersion.set({
      apply: () => {
        worker.addEventListener('controlling', () => location.reload());
        worker.messageSkipWaiting();
      },
    }),
  );
  // Put in place from another tab: this one goes on with the files it has.
  worker.addEventListener('controlling', () => newVersion.set(undefined));
  await worker.register({ immediate: true });
}
