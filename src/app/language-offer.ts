const declinedKey = 'language-offer-declined';

/** Whether this French page is read with a browser that asks for English, and nobody has waved the offer away. */
export function isEnglishOffered(pageLanguage: string): boolean {
  return pageLanguage === 'fr' && navigator.language.startsWith('en') && sessionStorage.getItem(declinedKey) === null;
}

export function declineEnglish(): void {
  sessionStorage.setItem(declinedKey, 'true');
}
