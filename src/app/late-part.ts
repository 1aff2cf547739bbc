import { lazy, type ComponentType } from 'react';
import { localeOfPath } from '#contract/locale.ts';
import { loadMessages } from '#src/page/catalogues.ts';

/** A part of the frame that comes later, with the messages that only such parts use. In the browser only. */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [Part] = await Promise.all([load(), loadMessages(localeOfPath(location.pathname), ['frame'])]);
    return { default: Part };
  });
}
