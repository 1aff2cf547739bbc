import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { useLocale } from '#src/page/messages.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx';
import styles from './FaqSection.module.css';

export function FaqSection({ therapist: { faq } }: { therapist: Therapist }) {
  const locale = useLocale();
  return (
    <div className={styles['list']}>
      {faq.map(({ question, answer }) => (
        <details key={question.fr}>
          <summary>
            {question[locale]}
            <ChevronDownIcon size={20} />
          </summary>
          <p>
            <TextWithNumbers text={answer[locale]} />
          </p>
        </details>
      ))}
    </div>
  );
}
