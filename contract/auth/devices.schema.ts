import * as z from 'zod/mini';

/** A device that is signed in. Browser and system are told by the device itself, null when it does not say. */
export const device = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type Device = z.infer<typeof device>;

export const deviceList = z.object({ items: z.array(device) });
