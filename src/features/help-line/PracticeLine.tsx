import { useQuery } from '@tanstack/react-query';
import { dialNumber } from '#contract/dial-number.ts';
import { practiceQueries } from '#src/page/practice.queries.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { CallButton } from './CallButton.tsx';
import type { HelpLineProps } from './help-line-content.ts';
import styles from './PracticeLine.module.css';

/** The practice's own line, apart from the numbers that answer at any hour; the page stands without it. */
export function PracticeLine({ content, language, say }: HelpLineProps) {
  const apiClient = useApiClient();
  const { data: practice } = useQuery(practiceQueries.practice(apiClient));
  const { practiceLine } = content;
  if (!practice?.phone) return null;
  return (
    <section className={styles['line']} aria-labelledby="practice-line">
      <h2 id="practice-line">{practiceLine.title}</h2>
      <p className={styles['notice']}>{practiceLine.notice}</p>
      <CallButton
        name={<bdi lang="fr">{practice.name}</bdi>}
        number={practice.phone}
        tel={dialNumber(practice.phone)}
        label={say('call', { name: practice.name, number: practice.phone })}
        describedBy="practice-hours"
      />
      <p id="practice-hours" className={styles['hours']}>
        {/* The practice writes its hours in the two languages of the site; the Arabic text holds them itself. */}
        {language !== 'ar' && (
          <>
            <span>{practice.hours[language]}</span>
            <br />
          </>
        )}
        {practiceLine.hours}
      </p>
    </section>
  );
}
