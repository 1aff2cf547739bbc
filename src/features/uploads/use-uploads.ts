import { useEffect, useState } from 'react';
import { isOffline } from '#src/page/connectivity.ts';
import { usePageState } from '#src/page/page-state.ts';
import { recordsOf } from './upload-item.ts';
import { UploadQueue, type UploadQueueOptions, type Uploads } from './upload-queue.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';

const firstRetryMs = 5000;
const lastRetryMs = 60_000;

/** Wakes a held queue whenever the network may be back. `navigator.onLine` alone is wrong behind a dead access point. */
function keepAwake(queue: UploadQueue): () => void {
  let delayMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = () => void queue.wake();
  const wakeIfSeen = () => document.visibilityState === 'visible' && wake();
  const plan = () => {
    clearTimeout(timer);
    if (queue.state.get().gate.state !== 'HELD') {
      delayMs = firstRetryMs;
      return;
    }
    timer = setTimeout(() => {
      delayMs = Math.min(delayMs * 2, lastRetryMs);
      wake();
      plan();
    }, delayMs);
  };
  const forgetQueue = queue.state.subscribe(plan);
  const forgetNetwork = isOffline.subscribe(() => !isOffline.get() && wake());
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeIfSeen);
  return () => {
    clearTimeout(timer);
    forgetQueue();
    forgetNetwork();
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wakeIfSeen);
  };
}

/** The uploads of one field; told of each change of what is stored. The options of the first render are kept. */
export function useUploads(options: UploadQueueOptions, onRecords: (records: FileRecord[]) => void): Uploads & { queue: UploadQueue } {
  const [queue] = useState(() => new UploadQueue(options));
  const state = usePageState(queue.state);

  // The queue lives with the screen: it starts when the screen appears, and leaving gives up what is on its way.
  useEffect(() => {
    let known = recordsOf(queue.state.get().items);
    const forget = queue.state.subscribe(() => {
      const records = recordsOf(queue.state.get().items);
      if (records.length === known.length && records.every((record, index) => record._id === known[index]?._id)) return;
      known = records;
      onRecords(records);
    });
    const letSleep = keepAwake(queue);
    void queue.wake();
    return () => {
      forget();
      letSleep();
      queue.stop();
    };
  }, [queue, onRecords]);

  return { ...state, queue };
}
