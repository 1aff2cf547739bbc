import { readBlog } from '#contract/blogs/blogs.endpoints.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { readShareImage } from '#contract/og-image/og-image.endpoints.ts';
import { databaseKinds, startFreshServer } from '../support/built-server.ts';

// An image that was drawn before is found by what it shows: one query, as the article's own call, and no drawing.
const slug = 'comprendre-l-anxiete';
const callers = 8;
const rounds = 5;
const roundMs = 1500;

/** How often a second an address is answered, while several ask again and again. */
async function answersASecond(url: string): Promise<number> {
  const end = performance.now() + roundMs;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < end) {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      await answer.arrayBuffer();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, ask));
  return (answered * 1000) / roundMs;
}

for (const kind of databaseKinds) {
  const server = await startFreshServer(kind);
  const image = server.url + endpointUrl(readShareImage, { kind: 'blogs', slug });
  const article = server.url + endpointUrl(readBlog, { slug });
  const start = performance.now();
  await (await fetch(image)).arrayBuffer();
  const drawnMs = performance.now() - start;
  let [images, articles] = [0, 0];
  // Of several rounds the quickest: what else a machine does only ever slows one down.
  for (let round = 0; round < rounds; round += 1) {
    images = Math.max(images, await answersASecond(image));
    articles = Math.max(articles, await answersASecond(article));
  }
  const told = `${Math.round(images)} warm images/s, ${Math.round(articles)} articles/s by the API, first image after ${Math.round(drawnMs)} ms`;
  process.stdout.write(`share images on ${kind}: ${told}, ratio ${(images / articles).toFixed(2)}\n`);
  await server.remove();
}
