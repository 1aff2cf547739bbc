import { useEffect, useState } from 'react';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { latePart, Nothing } from '#src/page/late-part.tsx';
import styles from './KeepBlogSlot.module.css';

const KeepBlog = latePart(async () => (await import('./KeepBlog.tsx')).KeepBlog, { Missing: Nothing });

/** The place of KeepBlog, which comes once a worker is there to open what is kept. */
export function KeepBlogSlot({ blog }: { blog: Blog }) {
  const [canKeep, setCanKeep] = useState(false);

  // The server and the first paint know nothing of the worker.
  useEffect(() => {
    void navigator.serviceWorker?.ready.then(() => setCanKeep('caches' in window));
  }, []);

  return <div className={styles['slot']}>{canKeep && <KeepBlog blog={blog} />}</div>;
}
