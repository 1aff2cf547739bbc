/** The names of the fields that a kept draft has filled: what stands there was typed by the person, though not in this page. */
export const restoredFields = new Set<string>();
