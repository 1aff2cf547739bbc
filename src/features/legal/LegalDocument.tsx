import type { ReactNode } from 'react';
import { defaultTimeZone } from '#contract/constants.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import styles from './LegalDocument.module.css';
import { useLegalWords } from './use-legal-words.ts';
import { LegalSection, type LegalSectionText } from './LegalSection.tsx';

interface LegalDocumentProps {
  text: { title: string; intro: readonly string[]; sections: readonly LegalSectionText[] };
  /** yyyy-MM-dd. */
  updatedOn: string;
  /** What stands at the end of one of the sections. */
  extra?: { after: string; content: ReactNode };
}

export function LegalDocument({ text, updatedOn, extra }: LegalDocumentProps) {
  const t = useMessages('legal');
  const { fill, latest } = useLegalWords();
  const date = formatInstant(`${latest(updatedOn)}T12:00:00Z`, 'date', useLocale(), defaultTimeZone);
  return (
    <article className={styles['document']}>
      <header className={styles['head']}>
        <h1>{text.title}</h1>
        <p className={styles['date']}>{t('updatedOn', { date })}</p>
        {text.intro.map((paragraph) => (
          <p key={paragraph} className={styles['lead']}>
            <TextWithNumbers text={paragraph} />
          </p>
        ))}
      </header>
      <nav className={styles['contents']} aria-labelledby="contents">
        <h2 id="contents" className={styles['contentsTitle']}>
          {t('contents')}
        </h2>
        <ol>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles['sections']}>
        {text.sections.map((section) => (
          <LegalSection key={section.id} section={section} fill={fill}>
            {extra?.after === section.id && extra.content}
          </LegalSection>
        ))}
      </div>
    </article>
  );
}
