import { defaultTimeZone } from '#contract/constants.ts';
import type { HelpNumber } from '#contract/help-line.ts';
import { formatInstant } from '#src/ui/dates.ts';
import { CallButton } from './CallButton.tsx';
import styles from './CallList.module.css';
import type { HelpLineProps } from './help-line-content.ts';

/** A number to call, who answers and when, and the day it was last checked. */
export function CallEntry({ number, language, content, say }: HelpLineProps & { number: HelpNumber }) {
  const { name, who, when } = content.numbers[number.id];
  const date = formatInstant(`${number.verifiedAt}T12:00:00Z`, 'date', language, defaultTimeZone);
  return (
    <li className={styles['entry']}>
      <CallButton
        name={name}
        number={number.number}
        tel={number.tel}
        label={say('call', { name, number: number.number })}
        isUrgent={number.id === 'samu'}
        describedBy={`who-${number.id}`}
      />
      <p id={`who-${number.id}`} className={styles['who']}>
        {who}{' '}
        <span className={styles['when']}>
          {when}. <span className={styles['verified']}>{say('verifiedOn', { date })}</span>
        </span>
      </p>
    </li>
  );
}
