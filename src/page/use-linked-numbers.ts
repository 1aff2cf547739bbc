import { linkNumbers } from '#contract/help-line/numbers-in-text.ts';
import { useNumbersToCall } from './use-numbers-to-call.ts';

/** Sanitised HTML, the numbers that it tells people to call made links. */
export const useLinkedNumbers = (html: string): string => linkNumbers(html, useNumbersToCall());
