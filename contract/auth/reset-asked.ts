import type { Localized } from '../locale.ts';

/** What everyone is told who asks for a new password, known or not. */
export const resetAskedSentence: Localized = {
  fr: 'Si un compte porte ce nom ou cette adresse, un e-mail vient de partir avec un lien, valable une heure. Regardez aussi parmi les courriers indésirables.',
  en: 'If an account has this name or address, an email has just left with a link that works for an hour. Have a look among your unwanted mail too.',
};
