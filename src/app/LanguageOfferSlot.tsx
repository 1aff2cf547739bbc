import { Suspense, useSyncExternalStore } from 'react';
import { useLocale } from '#src/page/messages.ts';
import { isEnglishOffered } from './language-offer.ts';
import { latePart } from './late-part.ts';

const LanguageOffer = latePart(async () => (await import('./LanguageOffer.tsx')).LanguageOffer);

const neverChanges = () => () => {};

export function LanguageOfferSlot() {
  const locale = useLocale();
  // The server cannot know the browser's language: its pages are the same for everyone.
  const isOffered = useSyncExternalStore(
    neverChanges,
    () => isEnglishOffered(locale),
    () => false,
  );
  if (!isOffered) return null;
  return (
    <Suspense>
      <LanguageOffer />
    </Suspense>
  );
}
