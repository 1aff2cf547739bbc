import { defaultTimeZone } from '#contract/constants.ts';
import { dialNumber } from '#contract/dial-number.ts';
import type { HelpNumber } from '#contract/practice/help-line.schema.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { CallButton } from './CallButton.tsx';
import styles from './CallList.module.css';
import type { HelpLineProps } from './help-line-content.ts';

interface CallEntryProps extends HelpLineProps {
  number: HelpNumber;
  isUrgent: boolean;
}

/** A number to call, who answers and when, and the day it was last checked. */
export function CallEntry({ number: entry, isUrgent, language, content, say }: CallEntryProps) {
  const { id, number, verifiedAt } = entry;
  const name = entry.name[language];
  const date = verifiedAt && formatInstant(`${verifiedAt}T12:00:00Z`, 'date', language, defaultTimeZone);
  return (
    <li className={styles['entry']}>
      <CallButton
        name={name}
        number={number}
        tel={dialNumber(number)}
        label={say('call', { name, number })}
        isUrgent={isUrgent}
        describedBy={`who-${id}`}
      />
      <p id={`who-${id}`} className={styles['who']}>
        {entry.who[language]}{' '}
        <span className={styles['when']}>
          <TextWithNumbers text={`${entry.hours[language].replace(/\.$/, '')}.`} />{' '}
          <span className={styles['verified']}>{date ? say('verifiedOn', { date }) : content.notVerified}</span>
        </span>
      </p>
    </li>
  );
}
