import type { HelpLine } from '#contract/practice/help-line.schema.ts';
import type { Deps } from '../../deps.ts';
import { keptHelpLine } from './help-line-setting.ts';

export const readHelpLine = (deps: Deps): Promise<HelpLine> => keptHelpLine(deps.db);
