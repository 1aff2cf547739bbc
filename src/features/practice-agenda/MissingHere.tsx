import { useEffect, useRef } from 'react';
import { MissingPart } from '#src/page/MissingPart.tsx';

/** The file of a dialog did not come: said where the screen shows it, for it stands below a grid that is longer than the screen. */
export function MissingHere({ onRetry }: { onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // In braces: newer browsers answer a promise, which React would call as the way to undo it.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <MissingPart onRetry={onRetry} />
    </div>
  );
}
