import { useEffect, useState } from 'react';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { latePart, Nothing } from '#src/page/late-part.tsx';
import styles from './KeepBlogSlot.module.css';

const KeepBlog = latePart(async () => (await import('./KeepBlog.tsx')).KeepBlog, { Missing: Nothing });

/** The place of KeepBlog, which comes once a worker is there to open what is kept, and has its file already. */
export function KeepBlogSlot({ blog }: { blog: Blog }) {
  const [canKeep, setCanKeep] = useState(false);

  // The server and the first paint know nothing of the worker.
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const look = () => setCanKeep(Boolean(workers?.controller) && 'caches' in window);
    look();
    workers?.addEventListener('controllerchange', look);
    return () => workers?.removeEventListener('controllerchange', look);
  }, []);

  return <div className={styles['slot']}>{canKeep && <KeepBlog blog={blog} />}</div>;
}
