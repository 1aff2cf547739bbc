import type { ReactNode } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { HelpLineAge } from './HelpLineAge.tsx';
import { practiceScreens, type PracticeScreen } from './practice-screens.ts';
import styles from './PracticePage.module.css';
import { PracticeNav } from './PracticeNav.tsx';

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
          <HelpLineAge reader={reader} />
          {children(reader)}
        </div>
      )}
    </PrivatePage>
  );
}
