import type { ComponentType } from 'react';
import { localeOfPath } from '#contract/locale.ts';
import { loadMessages } from '#src/page/catalogues.ts';
import { latePart, Nothing } from '#src/page/late-part.tsx';

/** A part of the frame that comes later, with the messages that only such parts use. The page does as well without it. */
export function framePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return latePart(
    async () => {
      const [Part] = await Promise.all([load(), loadMessages(localeOfPath(location.pathname), ['frame'])]);
      return Part;
    },
    { Missing: Nothing },
  );
}
