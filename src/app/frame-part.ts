import type { ComponentType } from 'react';
import { latePart, Nothing } from '#src/page/late-part.tsx';
import { withMessages } from '#src/page/with-messages.ts';

/** A part of the frame that comes later, with the messages that only such parts use. The page does as well without it. */
export function framePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return latePart(() => withMessages(['frame'], load()), { Missing: Nothing });
}
