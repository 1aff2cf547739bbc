import { lazy, Suspense } from 'react';
import { usePageState } from '#src/page/page-state.ts';
import { isSessionKnown } from '#src/session/session.ts';
import styles from './BlogHelpedSlot.module.css';

const BlogHelped = lazy(async () => ({ default: (await import('./BlogHelped.tsx')).BlogHelped }));

/** The place of BlogHelped, which comes once it is known who reads: the server and the first paint do not. */
export function BlogHelpedSlot({ slug }: { slug: string }) {
  const isKnown = usePageState(isSessionKnown);
  return (
    <div className={styles['slot']}>
      <Suspense>{isKnown && <BlogHelped slug={slug} />}</Suspense>
    </div>
  );
}
