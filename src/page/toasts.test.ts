import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { useToasterStore, type Toast } from 'react-hot-toast/headless';
import { expect, test } from 'vitest';
import { toast } from './toasts.ts';

/** The toasts as the list of the page would find them. */
function shownToasts(): Toast[] {
  const found: Toast[][] = [];
  function Reader() {
    found.push(useToasterStore().toasts);
    return null;
  }
  renderToStaticMarkup(createElement(Reader));
  return found.flat();
}

test('toasts stay as long as the specification says, a loading one until it is dismissed', async () => {
  for (const show of [toast.plain, toast.error, toast.success, toast.loading]) await show('Enregistré.');
  const durations = Object.fromEntries(shownToasts().map(({ type, duration }) => [type, duration]));
  expect(durations).toEqual({ blank: 4000, error: 4000, success: 2000, loading: Number.POSITIVE_INFINITY });
});

test('there are twenty at once at most', async () => {
  for (let count = 0; count < 25; count += 1) await toast.plain(`Message ${count}`);
  expect(shownToasts()).toHaveLength(20);
});
