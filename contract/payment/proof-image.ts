/** A photographed receipt: what may be chosen, what is sent and what it is made to weigh. */
export const proofImage = { pickerMaxBytes: 30_000_000, maxBytes: 5_000_000, targetBytes: 1_000_000, maxPixels: 1600 } as const;
