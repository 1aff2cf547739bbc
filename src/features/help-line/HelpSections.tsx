import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { GroundingSection } from './GroundingSection.tsx';
import type { HelpLineProps } from './help-line-content.ts';
import styles from './HelpLine.module.css';

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <TextWithNumbers text={text} />
    </p>
  ));
}

/** What to expect of a call, the grounding exercise, and how to help someone else. */
export function HelpSections({ emergencyNumber, ...props }: HelpLineProps & { emergencyNumber: string }) {
  const { expect, friend } = props.content.sections;
  return (
    <>
      <section className={styles['section']} aria-labelledby="expect">
        <h2 id="expect">{expect.title}</h2>
        <Paragraphs texts={expect.paragraphs} />
      </section>
      <GroundingSection {...props} />
      <section className={styles['section']} aria-labelledby="friend">
        <h2 id="friend">{friend.title}</h2>
        <Paragraphs texts={friend.paragraphs.map((text) => text.replaceAll('{{emergency}}', emergencyNumber))} />
      </section>
    </>
  );
}
