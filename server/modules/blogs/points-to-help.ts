import { folded } from '#contract/threads/folded-words.ts';

interface Subject {
  readonly title: string;
  readonly excerpt: string;
  readonly contentNote: string | null;
  readonly language: string;
}

/** How words of panic, suicide and grief begin; in Arabic they are found within a word, after its article. */
const anywhere = ['suicid', 'panique', 'panic', 'crise d’angoisse', 'idées noires', 'deuil', 'endeuil', 'bereave', 'mourning'].map(folded);
/** A complaint in French. */
const english = ['grief', 'grieving'].map(folded);
const arabic = ['انتحار', 'هلع', 'حداد', 'فقدان'].map(folded);

/** Whether what an article is about may touch somebody so closely that whom to call stands beside it. */
export function pointsToHelp({ title, excerpt, contentNote, language }: Subject): boolean {
  const text = ` ${folded([title, excerpt, contentNote ?? ''].join(' '))}`;
  const beginnings = language === 'en' ? [...anywhere, ...english] : anywhere;
  return beginnings.some((beginning) => text.includes(` ${beginning}`)) || arabic.some((word) => text.includes(word));
}
