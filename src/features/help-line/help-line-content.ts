import type { MessageValues } from '#src/page/namespaces.ts';
import type french from './help-line.messages.fr.json';

export type HelpLineContent = typeof french;
export type HelpLineLanguage = 'fr' | 'en' | 'ar';

/** The two sentences that are filled in, in the language of the page. */
export type Say = (key: 'call' | 'verifiedOn', values: MessageValues) => string;

/** What every part of the page receives. */
export interface HelpLineProps {
  language: HelpLineLanguage;
  content: HelpLineContent;
  say: Say;
}
