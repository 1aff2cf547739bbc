import { builtInEmergencyNumber } from '#contract/help-line/emergency-number.ts';
import { QuickExit } from '#src/session/QuickExit.tsx';
import { QuickExitNote } from '#src/session/QuickExitNote.tsx';
import { CallList } from './CallList.tsx';
import type { HelpLineProps } from './help-line-content.ts';
import styles from './HelpLine.module.css';
import { HelpSections } from './HelpSections.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { PracticeLine } from './PracticeLine.tsx';
import { UrgencyCard } from './UrgencyCard.tsx';
import { useHelpNumbers } from './use-help-numbers.ts';

interface Props extends HelpLineProps {
  /** `plainHint` promises what the page still does without its scripts, as it is kept on the device. */
  quickExit: { label: string; hint: string; plainHint: string };
}

/** The help line in one language: the urgency card alone on a phone's first screen, everything else below it. */
export function HelpLine({ quickExit, ...props }: Props) {
  const { content, language } = props;
  const { groups } = content;
  const { numbers, editedAt } = useHelpNumbers();
  const urgent = numbers.find(({ group }) => group === 'emergency');
  const calls = { ...props, numbers };
  return (
    // The worker reads the edition in the page it keeps, to know when to fetch it anew.
    <div data-edition={editedAt ?? ''} className={styles['page']} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <QuickExit label={quickExit.label} noteId="quick-exit">
        <h1 className={styles['title']}>{content.title}</h1>
      </QuickExit>
      <LanguageSwitch {...props} />
      <UrgencyCard {...calls} />
      <QuickExitNote id="quick-exit" label={quickExit.label}>
        <span className={styles['scripted']}>{quickExit.hint}</span>
        <span className={styles['plain']}>{quickExit.plainHint}</span>
      </QuickExitNote>
      {(['listening', 'abroad'] as const)
        .filter((group) => numbers.some((number) => number.group === group))
        .map((group) => (
          <section key={group} className={styles['section']} aria-labelledby={group}>
            <h2 id={group}>{groups[group]}</h2>
            <CallList {...calls} group={group} />
          </section>
        ))}
      <PracticeLine {...props} />
      <HelpSections {...props} emergencyNumber={urgent?.number ?? builtInEmergencyNumber} />
    </div>
  );
}
