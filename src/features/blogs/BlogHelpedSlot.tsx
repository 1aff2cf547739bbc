import { latePart, Nothing } from '#src/page/late-part.tsx';
import { usePageState } from '#src/page/page-state.ts';
import { isSessionKnown } from '#src/session/session.ts';
import { NearView } from '#src/ui/NearView.tsx';
import styles from './BlogHelpedSlot.module.css';

const BlogHelped = latePart(async () => (await import('./BlogHelped.tsx')).BlogHelped, { Missing: Nothing });

/** The place of BlogHelped, which comes near the end of the article, once it is known who reads. */
export function BlogHelpedSlot({ slug }: { slug: string }) {
  const isKnown = usePageState(isSessionKnown);
  return (
    <div className={styles['slot']}>
      <NearView fallback={null}>{isKnown && <BlogHelped slug={slug} />}</NearView>
    </div>
  );
}
