import type { HelpLineContent } from './help-line-content.ts';
import styles from './HelpLine.module.css';

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** What to expect of a call, the grounding exercise, and how to help someone else. */
export function HelpSections({ content }: { content: HelpLineContent }) {
  const { expect, grounding, friend } = content.sections;
  return (
    <>
      <section className={styles['section']} aria-labelledby="expect">
        <h2 id="expect">{expect.title}</h2>
        <Paragraphs texts={expect.paragraphs} />
      </section>
      <section className={styles['section']} aria-labelledby="grounding">
        <h2 id="grounding">{grounding.title}</h2>
        <p>{grounding.intro}</p>
        <ol className={styles['steps']}>
          {grounding.steps.map((step, index) => (
            <li key={step}>
              <span className={styles['count']} aria-hidden="true">
                {grounding.steps.length - index}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section className={styles['section']} aria-labelledby="friend">
        <h2 id="friend">{friend.title}</h2>
        <Paragraphs texts={friend.paragraphs} />
      </section>
    </>
  );
}
