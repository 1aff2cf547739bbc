import { useMessages } from '#src/page/messages.ts';

/** What a text is signed with, and whether its author has chosen it. */
export function SignedAs({ text: { pseudonym, isNameChosen } }: { text: { pseudonym: string; isNameChosen: boolean } }) {
  const t = useMessages('practice-threads');
  return (
    <span>
      <bdi>{pseudonym}</bdi>
      {isNameChosen && ` · ${t('chosenName')}`}
    </span>
  );
}
