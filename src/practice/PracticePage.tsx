import type { ReactNode } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holds } from '#contract/permissions.ts';
import { latePart, Nothing } from '#src/page/late-part.tsx';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { practiceScreens, type PracticeScreen } from './practice-screens.ts';
import styles from './PracticePage.module.css';
import { PracticeNav } from './PracticeNav.tsx';

// For administrators alone, and most days for nobody.
const HelpLineAge = latePart(async () => (await import('./HelpLineAge.tsx')).HelpLineAge, { Missing: Nothing });

interface PracticePageProps {
  screen: PracticeScreen['key'];
  /** What the page is called and is for, told to a visitor before signing in. */
  title: string;
  text: string;
  icon?: ReactNode;
  pending?: ReactNode;
  /** Cards one below the other, rather than a table. */
  isNarrow?: boolean;
  children: (reader: AuthClient) => ReactNode;
}

/** A screen of the practice: for who may open it, with the way to the others above it. */
export function PracticePage({ screen, isNarrow = false, children, ...page }: PracticePageProps) {
  const known = practiceScreens.find(({ key }) => key === screen);
  return (
    <PrivatePage {...page} {...(known && { requires: known.requires, roles: known.roles })}>
      {(reader) => (
        <div className={classNames(styles['page'], isNarrow && styles['narrow'])}>
          <PracticeNav current={screen} />
          {holds(reader.access, 'MICROSERVICE_STATUS', 'READ') && <HelpLineAge />}
          {children(reader)}
        </div>
      )}
    </PrivatePage>
  );
}
