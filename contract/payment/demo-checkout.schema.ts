import * as z from 'zod/mini';

/** What a visitor of the demonstration's checkout can do; leaving it open is the third. */
export const demoOutcomes = ['PAID', 'FAILED'] as const;

/** OPEN until it is paid or failed, EXPIRED once its time is over. */
export const demoCheckout = z.object({
  paymentRef: z.string(),
  amountMillimes: z.int(),
  currency: z.literal('TND'),
  status: z.enum(['OPEN', ...demoOutcomes, 'EXPIRED']),
  expiresAt: z.string(),
  /** Where the shop waits for whoever has paid, below the site's address. */
  returnPath: z.string(),
});
export type DemoCheckout = z.infer<typeof demoCheckout>;
