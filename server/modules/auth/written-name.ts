/** A name as it is stored: none rather than an empty one; left as it is when undefined. */
export const writtenName = (name: string | null | undefined): string | null | undefined => (name === '' ? null : name);
