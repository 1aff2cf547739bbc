import type { ReactNode } from 'react';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import styles from './LegalDocument.module.css';

export interface LegalSectionText {
  id: string;
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

export const LegalSection = ({ section, children }: { section: LegalSectionText; children?: ReactNode }) => (
  <section id={section.id} aria-labelledby={`${section.id}-title`} className={styles['section']}>
    <h2 id={`${section.id}-title`}>{section.title}</h2>
    {section.paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <TextWithNumbers text={paragraph} />
      </p>
    ))}
    {section.items && (
      <ul>
        {section.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
    {children}
  </section>
);
