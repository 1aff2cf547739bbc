import { unknownNumbersCited } from '#contract/help-line/unknown-numbers-cited.ts';
import type { HelpNumber } from '#contract/practice/help-line.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from './HelpNumbers.module.css';

/** Texts that still send people to a number which is not on the list any more. */
export function CitedNumbers({ numbers }: { numbers: readonly HelpNumber[] }) {
  const t = useMessages('practice-help-line');
  const locale = useLocale();
  const citing = unknownNumbersCited(numbers);
  if (citing.length === 0) return null;
  return (
    <Note title={t('citedTitle')}>
      <ul className={styles['cited']}>
        {citing.map(({ number, cited }) => (
          <li key={number.id}>{t('cited', { name: number.name[locale], numbers: cited.join(', ') })}</li>
        ))}
      </ul>
    </Note>
  );
}
