import { useEffect, useState } from 'react';

/**
 * In place of react-style-singleton (vite.config.ts), by which Radix locks the page's scroll: it adds a <style>, which our
 * Content-Security-Policy refuses. A constructed sheet needs no leave; a browser without them (Safari before 16.4) scrolls
 * behind an open modal.
 */
export function styleSingleton() {
  let users = 0;
  let added: CSSStyleSheet | undefined;

  function add(styles: string): void {
    users += 1;
    if (users > 1 || !('adoptedStyleSheets' in document)) return;
    added = new CSSStyleSheet();
    added.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
  }

  function remove(): void {
    users -= 1;
    if (users > 0 || !added) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== added);
    added = undefined;
  }

  return function Style({ styles }: { styles: string }): null {
    // The first lock measured the page while it still had its scroll bar: what comes after it changes nothing.
    const [first] = useState(styles);
    useEffect(() => {
      add(first);
      return remove;
    }, [first]);
    return null;
  };
}
