import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { defaultTimeZone } from '#contract/constants.ts';
import type { OwnPrivateWord } from '#contract/threads/private-words.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import metaLine from '#src/ui/MetaLine.module.css';
import styles from './OwnThreads.module.css';
import { ownThreadsQueries } from './own-threads.queries.ts';

/** What the practice wrote to this person alone, the newest first. */
export function PrivateWords() {
  const t = useMessages('own-threads');
  const { data } = useQuery(ownThreadsQueries.privateWords(useApiClient()));
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="private-words">
      <h2 id="private-words" className={styles['cardTitle']}>
        {t('privateWords')}
      </h2>
      <ul className={styles['list']}>
        {data.items.map((word) => (
          <li key={word.wordId}>
            <PrivateWord word={word} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PrivateWord({ word: { content, direction, about, createdAt } }: { word: OwnPrivateWord }) {
  const t = useMessages('own-threads');
  const locale = useLocale();
  const kind = about.isReply ? 'wordAboutReply' : 'wordAboutThread';
  return (
    <Card as="article" className={styles['card']}>
      <p className={styles['word']} dir={direction}>
        <TextWithNumbers text={content} />
      </p>
      <p className={metaLine['meta']}>
        <bdi>{about.title ? t(kind, { title: about.title }) : t(`${kind}Gone`)}</bdi>
        <DateText instant={createdAt} format="dayAndTime" language={locale} timeZone={defaultTimeZone} />
      </p>
      <div className={styles['links']}>
        <Link to="/help-line">{t('wordHelp')}</Link>
        {about.slug && (
          <Link to="/threads/$slug" params={{ slug: about.slug }}>
            {t('open')}
          </Link>
        )}
      </div>
    </Card>
  );
}
