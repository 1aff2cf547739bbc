/** What a thread may take, in characters: the content without its tags, `html` with them. */
export const threadLengths = { title: { min: 10, max: 120 }, content: { min: 30, max: 5000 }, html: 30_000, contentNote: 200 } as const;
