import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useContent, useLocale, useMessages } from '#src/page/messages.ts';
import { HelpLine } from './HelpLine.tsx';
import { helpLinePaths } from '#contract/help-line/help-line-paths.ts';
import { loadHelpNumbers } from './use-help-numbers.ts';

function HelpLinePage() {
  const t = useMessages('help-line');
  return <HelpLine language={useLocale()} content={useContent('help-line')} say={t} quickExit={useContent('quick-exit')} />;
}

export const page = definePage({
  load: loadHelpNumbers,
  component: HelpLinePage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'help-line');
    return { title: t('title'), description: t('description'), translations: { own: locale, paths: helpLinePaths } };
  },
});
