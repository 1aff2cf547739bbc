/** How phrases are written, in the order they are shown; Tunisian is that of Latin letters. */
export const crisisLanguages = ['french', 'arabic', 'tunisian', 'english'] as const;
export type CrisisLanguage = (typeof crisisLanguages)[number];

/** Fewer letters are found in too many texts. */
export const crisisPhraseLength = { fewestLetters: 4, max: 80 } as const;
export const mostCrisisPhrases = 200;
