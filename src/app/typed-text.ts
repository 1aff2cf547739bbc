import { restoredFields } from '#src/page/restored-fields.ts';

const typedIn = new Set<EventTarget | null>();

const isNoText = (field: Element) => field.matches('[type=checkbox], [type=radio], [type=file], [type=search], [role=search] *');

/** Remembers where someone types. Not told by a field's default value: what a form fills in itself differs from it too. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => typedIn.add(target));
}

/** Whether a field of this page holds text that someone typed, now or before a killed tab, searches aside: a reload would lose it. */
export function holdsTypedText(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => (typedIn.has(field) || restoredFields.has(field.name)) && field.value.trim() !== '' && !isNoText(field),
  );
}
