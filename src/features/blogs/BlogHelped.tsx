import { maxClaps } from '#contract/constants.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import styles from './BlogHelped.module.css';
import { useOwnVote } from './use-own-vote.ts';

/**
 * What the reader says of the article, to the practice rather than to the other readers: no one is shown who
 * disliked it, and claps are counted only where there are some.
 */
export function BlogHelped({ slug }: { slug: string }) {
  const t = useMessages('blogs');
  const { score, say } = useOwnVote(slug);
  if (!score) return null;
  const { myVote = null, myClaps = 0, claps } = score;
  const answer = (vote: 'up' | 'down', words: string) => (
    <Button aria-pressed={myVote === vote} onClick={() => void say(myVote === vote ? 'none' : vote)}>
      {myVote === vote && <CheckIcon size={20} />}
      {words}
    </Button>
  );
  return (
    <section className={styles['helped']} aria-labelledby="blog-helped">
      <h2 id="blog-helped" className={styles['title']}>
        {t('helpedTitle')}
      </h2>
      <div className={styles['answers']}>
        {answer('up', t('helpedYes'))}
        {answer('down', t('helpedNo'))}
        <Button variant="plain" aria-disabled={myClaps >= maxClaps || undefined} onClick={() => myClaps < maxClaps && void say('clap')}>
          {t('thank')}
        </Button>
      </div>
      <p role="status" className={styles['told']}>
        {[
          myVote === 'up' && t('helpedThanks'),
          myVote === 'down' && t('helpedSorry'),
          myClaps > 0 ? t('thanked', { count: myClaps, total: claps }) : claps > 0 && t('thanksTotal', { count: claps }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  );
}
