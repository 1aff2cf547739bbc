import type { Practice } from '#contract/practice/practice.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { readSetting } from './settings.queries.ts';

/** Until a practice has filled in its settings, every page still needs a footer. */
const notFilledIn: Practice = {
  name: 'Accalmie',
  email: '',
  phone: '',
  address: { fr: '', en: '' },
  hours: { fr: '', en: '' },
  socialLinks: [],
};

export async function readPractice(deps: Deps): Promise<Practice> {
  return (await readSetting<Practice>(deps.db, 'practice')) ?? notFilledIn;
}
