import type { ReactNode } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holds } from '#contract/permissions.ts';
import { latePart, Nothing } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PracticeFrame } from './PracticeFrame.tsx';
import { PracticeNav } from './PracticeNav.tsx';
import { practiceScreens, practiceScreensOf, type PracticeScreen } from './practice-screens.ts';

// For administrators alone, and most days for nobody.
const HelpLineAge = latePart(async () => (await import('./HelpLineAge.tsx')).HelpLineAge, { Missing: Nothing });

const SetupNotice = latePart(async () => (await import('./SetupNotice.tsx')).SetupNotice, { Missing: Nothing });

interface PracticePageProps {
  screen: PracticeScreen;
  /** What the page is called and is for, told to a visitor before signing in. */
  title: string;
  text: string;
  pending?: ReactNode;
  /** Cards one below the other, rather than a table. */
  isNarrow?: boolean;
  children: (reader: AuthClient) => ReactNode;
}

/** A screen of the practice: for who may open it, with the way to the others above it. */
export function PracticePage({ screen, isNarrow = false, children, ...page }: PracticePageProps) {
  const { requires, roles } = practiceScreens[screen];
  return (
    <PrivatePage {...page} requires={requires} roles={roles} otherwise={offerOwnScreen}>
      {(reader) => (
        <PracticeFrame isNarrow={isNarrow}>
          <PracticeNav current={screen} />
          {holds(reader.access, 'MICROSERVICE_STATUS', 'READ') && <HelpLineAge />}
          {screen !== 'setup' && holds(reader.access, 'THERAPIST', 'WRITE') && <SetupNotice />}
          {children(reader)}
        </PracticeFrame>
      )}
    </PrivatePage>
  );
}

/** For whoever of the practice came to a screen that is not theirs. */
function offerOwnScreen({ access }: AuthClient): ReactNode {
  const [screen] = practiceScreensOf(access);
  return screen && <OwnScreenLink screen={screen} />;
}

function OwnScreenLink({ screen }: { screen: PracticeScreen }) {
  const t = useMessages('practice');
  return <LinkButton to={practiceScreens[screen].to}>{t('ownScreen', { name: t(`nav.${screen}`) })}</LinkButton>;
}
