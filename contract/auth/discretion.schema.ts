import * as z from 'zod/mini';

export const discretionBody = z.object({ isDiscreet: z.boolean() });
