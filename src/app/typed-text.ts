type TextField = HTMLInputElement | HTMLTextAreaElement;

const typedIn = new Set<TextField>();

const isSearch = (field: TextField) => field.type === 'search' || field.closest('[role="search"]') !== null;

/** Remembers where someone types. Not told by a field's default value: what a form fills in itself differs from it too. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) typedIn.add(target);
  });
}

/** Whether a field of this page holds text that someone typed, searches aside: a reload would lose it. */
export function holdsTypedText(): boolean {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field);
  return [...typedIn].some((field) => field.value.trim() !== '' && !['checkbox', 'radio', 'file'].includes(field.type) && !isSearch(field));
}
