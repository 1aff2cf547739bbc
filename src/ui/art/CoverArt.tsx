import { useEffect, useRef } from 'react';
import { trusted } from '../trusted-html.ts';
import styles from './CoverArt.module.css';
import { drawnByServer } from './server-drawing.ts';

interface CoverArtProps {
  /** Decides the picture: the same slug always gives the same one. */
  slug: string;
}

let leftAsItIs: { __html: string } | undefined;

/** One object for ever: React would empty the picture if it were given another. */
const inside = (slug: string) => (import.meta.env.SSR ? { __html: drawnByServer(slug) } : (leftAsItIs ??= { __html: trusted('') }));

async function drawInto(art: SVGSVGElement, slug: string): Promise<void> {
  const { drawCover } = await import('./draw-cover.ts');
  art.innerHTML = trusted(drawCover(slug));
}

/**
 * A drawn cover, decoration only. It fills its frame; give the frame its size.
 * The server draws it; the browser leaves that as it is, so that the 2 kB that draw are only loaded for a picture
 * that comes later.
 */
export function CoverArt({ slug }: CoverArtProps) {
  const art = useRef<SVGSVGElement>(null);

  // A picture that the server did not draw is empty.
  useEffect(() => {
    if (art.current && !art.current.firstChild) void drawInto(art.current, slug);
  }, [slug]);

  return (
    <svg
      key={slug}
      ref={art}
      className={styles['art']}
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={inside(slug)}
    />
  );
}
