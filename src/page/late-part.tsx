import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { hasNewerBuild } from './newer-build.ts';

interface LatePartOptions {
  /** Holds the place while the part is on its way. */
  pending?: ReactNode;
  /** Stands in its place when its file did not come: MissingPart, or Nothing. */
  Missing: ComponentType<{ onRetry: () => void }>;
}

/** Where a page does as well without the part, or the frame says what is missing. */
export const Nothing = () => null;

/**
 * A part of a page whose file comes when it is first shown. In the browser only. React's own lazy() keeps a failure for
 * ever and throws it at the whole page: here the place says so, and can be asked again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, Missing }: LatePartOptions,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [isMissing, setIsMissing] = useState(false);

    // The file comes over the network, at its own time.
    useEffect(() => {
      if (Part || isMissing) return undefined;
      let isWanted = true;
      const show = async () => {
        try {
          loaded = await load();
          // In slices: what is pressed meanwhile comes first.
          if (isWanted) startTransition(() => setPart(() => loaded));
        } catch {
          void hasNewerBuild();
          if (isWanted) setIsMissing(true);
        }
      };
      void show();
      return () => void (isWanted = false);
    }, [Part, isMissing]);

    if (Part) return <Part {...props} />;
    return isMissing ? <Missing onRetry={() => setIsMissing(false)} /> : pending;
  };
}
