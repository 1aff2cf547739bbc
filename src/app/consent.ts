import { consentFlag } from '#contract/constants.ts';

const waiting: (() => void)[] = [];

export const hasConsented = (): boolean => localStorage.getItem(consentFlag.key) === consentFlag.value;

/** Remembers the person's yes on this device, and does what waited for it. */
export function consent(): void {
  localStorage.setItem(consentFlag.key, consentFlag.value);
  for (const work of waiting.splice(0)) work();
}

/** Does something that needs the person's yes: at once where it was given before, else when it is. */
export function onceConsented(work: () => void): void {
  if (hasConsented()) work();
  else waiting.push(work);
}
