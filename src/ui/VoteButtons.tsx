import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { CheckIcon } from './icons/CheckIcon.tsx';
import { MinusIcon } from './icons/MinusIcon.tsx';
import styles from './VoteButtons.module.css';

export type Vote = 'up' | 'down';

interface VoteButtonsProps {
  titleId: string;
  title: string;
  labels: Record<Vote, string>;
  vote: Vote | null;
  /** A press on the vote that is given takes it back. */
  onVote: (vote: Vote | 'none') => void;
  /** What is said once something was pressed, for assistive technology too. */
  told: string;
  /** More to press beside. */
  children: ReactNode;
}

/** Yes, no, and whatever stands beside, each an icon above its name; what others answered is never shown. */
export function VoteButtons({ titleId, title, labels, vote, onVote, told, children }: VoteButtonsProps) {
  return (
    <section className={styles['helped']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      <div className={styles['answers']}>
        {(['up', 'down'] as const).map((each) => (
          <Button key={each} variant="plain" aria-pressed={vote === each} onClick={() => onVote(vote === each ? 'none' : each)}>
            {each === 'up' ? <CheckIcon /> : <MinusIcon />}
            {labels[each]}
          </Button>
        ))}
        {children}
      </div>
      <p role="status" className={styles['told']}>
        {told}
      </p>
    </section>
  );
}
