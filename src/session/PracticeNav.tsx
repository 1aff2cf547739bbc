import { useMessages } from '#src/page/messages.ts';
import { SectionLink, SectionNav } from '#src/ui/SectionNav.tsx';
import { practiceScreensOf, type PracticeScreen } from './practice-screens.ts';
import { useAuthClient } from './session.ts';

/** From one of the practice's screens to the others: only those this person may open, and nothing when it is the only one. */
export function PracticeNav({ current }: { current: PracticeScreen['key'] }) {
  const t = useMessages('practice');
  const client = useAuthClient();
  const screens = client ? practiceScreensOf(client.access) : [];
  if (screens.length < 2) return null;
  return (
    <SectionNav label={t('nav.label')}>
      {screens.map(({ to, key }) => (
        <SectionLink key={key} to={to} isCurrent={key === current}>
          {t(`nav.${key}`)}
        </SectionLink>
      ))}
    </SectionNav>
  );
}
