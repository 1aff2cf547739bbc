import { Suspense, type JSX } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

const told: unknown[] = [];
const render = async (Page: () => JSX.Element) => {
  const stream = await renderToReadableStream(
    <Suspense fallback="wait">
      <Page />
    </Suspense>,
    { onError: (error) => void told.push(error) },
  );
  await stream.allReady;
  return new Response(stream).text();
};

test('a page is rendered once its file has come', async () => {
  const Page = lazyComponent(async () => ({ component: () => <p>Bonjour</p> }));
  expect(await render(Page)).toContain('<p>Bonjour</p>');
});

test('a file that is gone fails the page once, and does not keep the server from anything else', async () => {
  let asked = 0;
  const gone = new Error('Cannot find module');
  const Page = lazyComponent(() => {
    asked += 1;
    // A render that asks for it again and again ends here.
    return asked > 100 ? Promise.resolve({ component: () => <p>At last</p> }) : Promise.reject(gone);
  });
  expect(await render(Page)).toContain('wait');
  expect(asked).toBe(1);
  expect(told).toMatchObject([{ cause: gone }]);
});
