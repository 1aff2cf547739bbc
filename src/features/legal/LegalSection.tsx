import type { ReactNode } from 'react';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import styles from './LegalDocument.module.css';

export interface LegalSectionText {
  id: string;
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

interface LegalSectionProps {
  section: LegalSectionText;
  /** Puts in what the practice says of itself; null for what does not concern it. */
  fill: (text: string) => string | null;
  children?: ReactNode;
}

export const LegalSection = ({ section, fill, children }: LegalSectionProps) => (
  <section id={section.id} aria-labelledby={`${section.id}-title`} className={styles['section']}>
    <h2 id={`${section.id}-title`}>{section.title}</h2>
    {section.paragraphs.map((paragraph) => {
      const filled = fill(paragraph);
      return (
        filled !== null && (
          <p key={paragraph}>
            <TextWithNumbers text={filled} />
          </p>
        )
      );
    })}
    {section.items && (
      <ul>
        {section.items.map((item) => {
          const filled = fill(item);
          return (
            filled !== null && (
              <li key={item}>
                <TextWithNumbers text={filled} />
              </li>
            )
          );
        })}
      </ul>
    )}
    {children}
  </section>
);
