import { localeOfPath } from '#contract/locale.ts';
import { loadMessages } from './catalogues.ts';
import type { Namespace } from './namespaces.ts';

/** The file of a part that a page shows later, once the messages that it alone needs are here too: both are asked for at once. */
export async function withMessages<File>(namespaces: readonly Namespace[], file: Promise<File>): Promise<File> {
  const [loaded] = await Promise.all([file, loadMessages(localeOfPath(location.pathname), namespaces)]);
  return loaded;
}
