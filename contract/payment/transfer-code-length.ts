/** Of the code on a money order, in characters. */
export const transferCodeLength = { min: 6, max: 20 } as const;
