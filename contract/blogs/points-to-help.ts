import { folded } from '../threads/folded-words.ts';

interface Subject {
  readonly title: string;
  readonly excerpt: string;
  readonly contentNote: string | null;
  readonly language: string;
}

const unrest = ['suicid', 'panique', 'panic', 'crise d’angoisse', 'idées noires'];
const loss = ['deuil', 'endeuil', 'bereave', 'mourning'];
const violence = ['violence', 'violent', 'emprise'];
/** How words of panic, suicide, grief and violence begin, in French or English. */
const beginnings = [unrest, loss, violence].flat().map(folded);
/** In English alone: in French « grief » is a complaint. */
const englishBeginnings = ['grief', 'grieving', 'abusive', 'coercive'].map(folded);
/** Found within a word, which in Arabic may begin with an article. */
const arabicWords = ['انتحار', 'هلع', 'حداد', 'فقدان', 'عنف'].map(folded);

/** Whether what an article is about may touch somebody so closely that whom to call stands beside it. */
export function pointsToHelp({ title, excerpt, contentNote, language }: Subject): boolean {
  const text = ` ${folded([title, excerpt, contentNote ?? ''].join(' '))}`;
  const looked = language === 'en' ? [...beginnings, ...englishBeginnings] : beginnings;
  return looked.some((beginning) => text.includes(` ${beginning}`)) || arabicWords.some((word) => text.includes(word));
}
