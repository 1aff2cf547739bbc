import { definePage } from '#src/page/define-page.ts';
import { plainEngine } from '#src/page/translate.ts';
import { HelpLine } from './HelpLine.tsx';
import { helpLinePaths } from '#contract/help-line/help-line-paths.ts';
import arabic from './help-line.messages.ar.json';
import { loadHelpNumbers } from './use-help-numbers.ts';

/** The help line alone is also in Arabic, which is no language of the site: its text comes with the page. */
const ArabicHelpLinePage = () => (
  <HelpLine
    language="ar"
    content={arabic}
    // The locale only chooses plural forms, and these sentences have none.
    say={(key, values) => plainEngine('fr', arabic, key, values)}
    quickExit={arabic.quickExit}
  />
);

export const page = definePage({
  load: loadHelpNumbers,
  component: ArabicHelpLinePage,
  head: () => ({ title: arabic.title, description: arabic.description, translations: { own: 'ar', paths: helpLinePaths } }),
});
