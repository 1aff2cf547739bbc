import { lazy, Suspense } from 'react';
import { usePageState } from '#src/page/page-state.ts';
import { isSessionKnown } from '#src/session/session.ts';
import { NearView } from '#src/ui/NearView.tsx';
import styles from './BlogHelpedSlot.module.css';

const BlogHelped = lazy(async () => ({ default: (await import('./BlogHelped.tsx')).BlogHelped }));

/** The place of BlogHelped, which comes near the end of the article, once it is known who reads. */
export function BlogHelpedSlot({ slug }: { slug: string }) {
  const isKnown = usePageState(isSessionKnown);
  return (
    <div className={styles['slot']}>
      <NearView fallback={null}>
        <Suspense>{isKnown && <BlogHelped slug={slug} />}</Suspense>
      </NearView>
    </div>
  );
}
