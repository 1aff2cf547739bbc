import { useEffect, useState } from 'react';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './KeepBlog.module.css';
import { bytesKept, keepBlog, removeBlog } from './reading-list.ts';

/** In thousands of bytes. Not by Intl, whose first formatter stops a cheap phone for a fifth of a second. */
const thousandsOf = (bytes: number) => Math.max(1, Math.round(bytes / 1000));

/** As it will be kept: the page that is open and the answer behind it. */
const expectedBytes = (blog: Blog) => new Blob([document.documentElement.outerHTML, JSON.stringify(blog)]).size;

/** Pins an article to this device, with the room it takes. */
export function KeepBlog({ blog }: { blog: Blog }) {
  const t = useMessages('blog');
  const tBlogs = useMessages('blogs');
  const locale = useLocale();
  const [kept, setKept] = useState<number>();
  const [isPending, setIsPending] = useState(false);

  // What is kept lies in the browser's caches, which no query reads.
  useEffect(() => {
    bytesKept(blog).then(setKept, () => setKept(0));
  }, [blog]);

  async function change(work: Promise<void>) {
    setIsPending(true);
    await work.catch(() => toast.error(t('keepFailed')));
    setKept(await bytesKept(blog));
    setIsPending(false);
  }

  if (kept === undefined) return null;
  if (kept === 0) {
    return (
      <Button isPending={isPending} onClick={() => void change(keepBlog(blog, locale))}>
        {t('keepOfflineSize', { size: thousandsOf(expectedBytes(blog)) })}
      </Button>
    );
  }
  return (
    <p className={styles['kept']} role="status">
      {t('keptOffline', { size: thousandsOf(kept) })}
      <Button variant="plain" isPending={isPending} onClick={() => void change(removeBlog(blog))}>
        {tBlogs('removeKept')}
      </Button>
    </p>
  );
}
