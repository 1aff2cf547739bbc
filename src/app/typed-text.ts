type TextField = HTMLInputElement | HTMLTextAreaElement;

const typedIn = new Set<TextField>();

const isNoText = (field: TextField) => field.matches('[type=checkbox], [type=radio], [type=file], [type=search], [role=search] *');

/** Remembers where someone types. Not told by a field's default value: what a form fills in itself differs from it too. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) typedIn.add(target);
  });
}

/** Whether a field of this page holds text that someone typed, searches aside: a reload would lose it. */
export function holdsTypedText(): boolean {
  return [...typedIn].some((field) => field.isConnected && field.value.trim() !== '' && !isNoText(field));
}
