import { useMemo } from 'react';
import type { BlogRevision } from '#contract/blogs/blogs.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './RevisionChanges.module.css';
import { textDifference, wordDifference, type Part, type Passage } from './text-difference.ts';

interface RevisionChangesProps {
  language: string;
  /** Undefined of the first words that are kept. */
  before: BlogRevision | undefined;
  after: BlogRevision;
}

const lines = ['title', 'excerpt', 'contentNote'] as const;

/** What a saving has changed: the words that have gone struck through, those that have come marked. Of the first words nothing is marked. */
export function RevisionChanges({ language, before, after }: RevisionChangesProps) {
  const t = useMessages('practice-blogs');
  const written = { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' };
  const from = before ?? after;
  // Of two long texts the work of some hundredths of a second.
  const passages = useMemo(
    () => (before?.content === after.content ? [] : textDifference(from.content, after.content, (alt) => t('history.picture', { alt }))),
    [before, from, after, t],
  );
  const shown = lines.filter((line) => (before ? before[line] !== after[line] : after[line]));
  return (
    <section className={styles['changes']} aria-label={t('history.changes')}>
      {!before && <p className={styles['quiet']}>{t('history.first')}</p>}
      {shown.map((line) => (
        <div key={line}>
          <h3>{t(`history.${line}`)}</h3>
          <p {...written}>
            <Parts parts={wordDifference(from[line] ?? '', after[line] ?? '')} />
          </p>
        </div>
      ))}
      {passages.length > 0 && (
        <div>
          <h3>{t('history.content')}</h3>
          {passages.map((passage, place) => (
            <Passages key={place} passage={passage} written={written} />
          ))}
        </div>
      )}
    </section>
  );
}

function Passages({ passage, written }: { passage: Passage; written: { lang: string; dir: string } }) {
  const t = useMessages('practice-blogs');
  if (passage.kind === 'SKIPPED') return <p className={styles['quiet']}>{t('history.skipped', { count: passage.count })}</p>;
  if (passage.kind === 'SAME')
    return (
      <p className={styles['same']} {...written}>
        {passage.text}
      </p>
    );
  const isSetAnew = passage.parts.every(({ kind }) => kind === 'SAME');
  return (
    <div className={styles['changed']}>
      <p {...written}>
        <Parts parts={passage.parts} />
      </p>
      {isSetAnew && <p className={styles['quiet']}>{t('history.setAnew')}</p>}
    </div>
  );
}

/** Said as well as shown: few screen readers tell what `ins` and `del` mean. */
function Parts({ parts }: { parts: readonly Part[] }) {
  const t = useMessages('practice-blogs');
  const locale = useLocale();
  return parts.map(({ kind, text }, place) => {
    if (kind === 'SAME') return <span key={place}>{text}</span>;
    const Mark = kind === 'ADDED' ? 'ins' : 'del';
    return (
      <Mark key={place}>
        <VisuallyHidden>
          <span lang={locale}>{t(`history.${kind}`)} </span>
        </VisuallyHidden>
        {text}
      </Mark>
    );
  });
}
