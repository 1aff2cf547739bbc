const key = 'pinned-here';

/** The addresses that this tab has added to the reading list; kept as long as the tab. */
export const pinnedHere = () => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];

export function notePinned(addresses: readonly string[]): void {
  sessionStorage.setItem(key, JSON.stringify([...pinnedHere(), ...addresses]));
}
