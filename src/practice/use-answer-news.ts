import { useEffect, useEffectEvent } from 'react';
import type { NewsOfWorker } from '#src/device/worker-news.ts';

/** Tells when the service worker, which answered with what it had kept, has found that something below this path has changed. */
export function useAnswerNews(path: string, onNews: () => void): void {
  const tell = useEffectEvent(onNews);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const worker = navigator.serviceWorker;
    const hear = ({ data }: MessageEvent<NewsOfWorker>) => {
      if (data.type === 'ANSWER_UPDATED' && new URL(data.url).pathname.startsWith(path)) tell();
    };
    worker.addEventListener('message', hear);
    return () => worker.removeEventListener('message', hear);
  }, [path]);
}
