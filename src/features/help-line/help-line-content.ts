import type { HelpNumber } from '#contract/practice/help-line.schema.ts';
import type { MessageValues } from '#src/page/namespaces.ts';
import type french from './help-line.messages.fr.json';

export type HelpLineContent = typeof french;
export type HelpLineLanguage = 'fr' | 'en' | 'ar';

/** The sentences that are filled in, in the language of the page. */
export type Say = (key: 'call' | 'verifiedOn' | 'exercise.progress', values: MessageValues) => string;

/** What every part of the page receives. */
export interface HelpLineProps {
  language: HelpLineLanguage;
  content: HelpLineContent;
  say: Say;
}

/** What the parts that call receive. */
export interface CallProps extends HelpLineProps {
  numbers: readonly HelpNumber[];
}

/** What the exercise receives, when it is followed step by step. */
export interface ExerciseProps extends HelpLineProps {
  onClose: () => void;
}
