import { useMessages } from '#src/page/messages.ts';
import { SectionLink, SectionNav } from '#src/ui/SectionNav.tsx';
import { useAuthClient } from '#src/session/session.ts';
import { practiceScreens, practiceScreensOf, type PracticeScreen } from './practice-screens.ts';

/** On a phone the bar is wider than the screen: what is open must be seen in it. */
function showCurrentLink(bar: HTMLElement | null) {
  bar?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
}

/** From one of the practice's screens to the others: only those this person may open, and nothing when it is the only one. */
export function PracticeNav({ current }: { current: PracticeScreen }) {
  const t = useMessages('practice');
  const client = useAuthClient();
  const screens = client ? practiceScreensOf(client.access) : [];

  if (screens.length < 2) return null;
  return (
    <div ref={showCurrentLink}>
      <SectionNav label={t('nav.label')} scrollKey={`practice-${current}`}>
        {screens.map((screen) => (
          <SectionLink key={screen} to={practiceScreens[screen].to} isCurrent={screen === current}>
            {t(`nav.${screen}`)}
          </SectionLink>
        ))}
      </SectionNav>
    </div>
  );
}
