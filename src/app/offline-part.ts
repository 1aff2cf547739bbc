import { lazy, type ComponentType } from 'react';
import { withMessages } from '#src/page/with-messages.ts';

/** OfflinePage with its messages; where even those do not come, what stands in its place. In the browser only. */
export function offlinePart<Props>(Otherwise: ComponentType<Props>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const { OfflinePage } = await withMessages(['offline'], import('./OfflinePage.tsx'));
      return { default: OfflinePage as ComponentType<Props> };
    } catch {
      return { default: Otherwise };
    }
  });
}
