import { useLocale, useMessages } from '#src/page/messages.ts';
import { headingTools, textTools } from '#src/ui/rich-text/rich-text-commands.ts';

/** The most an article's words may be, tags left out; what the server takes counts them. */
export const mostCharacters = 80_000;

/** What the tools of the text are called. */
export function useToolWords() {
  const t = useMessages('practice-blogs');
  const locale = useLocale();
  return {
    tools: [...headingTools, ...textTools, 'PICTURE' as const].map((tool) => ({ tool, label: t(`tools.${tool}`) })),
    toolbar: t('tools.toolbar'),
    address: t('tools.address'),
    addLink: t('tools.addLink'),
    close: t('tools.close'),
    notAnAddress: t('tools.notAnAddress'),
    TOO_LONG: t('tools.TOO_LONG', { max: mostCharacters.toLocaleString(locale) }),
    NOT_ALLOWED: t('tools.NOT_ALLOWED'),
  };
}
