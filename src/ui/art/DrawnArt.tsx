import { useEffect, useRef } from 'react';
import { trusted } from '../trusted-html.ts';
import styles from './DrawnArt.module.css';
import { drawnByServer } from './server-drawing.ts';

interface DrawnArtProps {
  /** Decides the picture: the slug of what it is a cover for, or `portrait/<slug>`. The same name always gives the same one. */
  name: string;
}

let leftAsItIs: { __html: string } | undefined;

/** One object for ever: React would empty the picture if it were given another. */
const inside = (name: string) => (import.meta.env.SSR ? { __html: drawnByServer(name) } : (leftAsItIs ??= { __html: trusted('') }));

async function drawInto(art: SVGSVGElement, name: string): Promise<void> {
  const { draw } = await import('#contract/art/draw.ts');
  art.innerHTML = trusted(draw(name));
}

/**
 * A drawn cover or portrait, decoration only. It fills its frame; give the frame its size.
 * The server draws it; the browser leaves that as it is, so that the 3 kB that draw are only loaded for a picture
 * that comes later.
 */
export function DrawnArt({ name }: DrawnArtProps) {
  const art = useRef<SVGSVGElement>(null);

  // A picture that the server did not draw is empty.
  useEffect(() => {
    if (art.current && !art.current.firstChild) void drawInto(art.current, name);
  }, [name]);

  return (
    <svg
      key={name}
      ref={art}
      className={styles['art']}
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={inside(name)}
    />
  );
}
