import { useEffect, useRef, useState, type ReactNode } from 'react';

interface NearViewProps {
  /** Holds the place, on the server too; as high as what follows, so that nothing moves. */
  fallback: ReactNode;
  /** Rendered from when the place comes near the screen. */
  children: ReactNode;
  /** Whether it is wanted wherever it stands. */
  isWanted?: boolean;
}

/** Keeps what is heavy and further down from loading before it is needed. */
export function NearView({ fallback, children, isWanted = false }: NearViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  if (isWanted && !isNear) setIsNear(true);

  // Only the browser knows what is on the screen.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: '400px 0px' });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={frame}>{isNear ? children : fallback}</div>;
}
