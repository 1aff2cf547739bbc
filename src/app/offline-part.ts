import { lazy, type ComponentType } from 'react';
import { localeOfPath } from '#contract/locale.ts';
import { loadMessages } from '#src/page/catalogues.ts';

/** OfflinePage with its messages; where even those do not come, what stands in its place. In the browser only. */
export function offlinePart<Props>(Otherwise: ComponentType<Props>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [{ OfflinePage }] = await Promise.all([
        import('./OfflinePage.tsx'),
        loadMessages(localeOfPath(location.pathname), ['offline']),
      ]);
      return { default: OfflinePage as ComponentType<Props> };
    } catch {
      return { default: Otherwise };
    }
  });
}
