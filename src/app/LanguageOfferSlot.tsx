import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { pathWithoutLocale } from '#contract/locale.ts';
import { useLocale } from '#src/page/messages.ts';
import { isEnglishOffered } from './language-offer.ts';
import { LanguageOffer } from './LanguageOffer.tsx';
import { framePart } from './frame-part.ts';

// At hand, being smaller than the headers of a file of its own: only its messages come later.
const LateLanguageOffer = framePart(async () => LanguageOffer);

const neverChanges = () => () => {};

export function LanguageOfferSlot() {
  const locale = useLocale();
  // The server cannot know the browser's language: its pages are the same for everyone.
  const isOffered = useSyncExternalStore(
    neverChanges,
    () => isEnglishOffered(locale),
    () => false,
  );
  // Nothing stands between a person and the numbers; that page has its own choice of languages. An article is in its own language.
  const hasOwnLanguages = /^\/(help-line|blogs\/)/.test(pathWithoutLocale(useLocation().pathname));
  return isOffered && !hasOwnLanguages && <LateLanguageOffer />;
}
