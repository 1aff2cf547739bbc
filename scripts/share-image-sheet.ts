import sharp from 'sharp';
import { createBlog } from '../contract/blogs/blogs.endpoints.ts';
import { listAllCategories } from '../contract/categories/categories.endpoints.ts';
import { endpointUrl } from '../contract/endpoint.ts';
import { readShareImage } from '../contract/og-image/og-image.endpoints.ts';
import { shareImageSize, type ShareImageKind, type ShareImageLanguage } from '../contract/og-image/share-images.ts';
import { startBuiltServer } from '../tests/support/built-server.ts';
import { callAs } from '../tests/support/practice.ts';

/** Ten images of shared links, French, English and Arabic, on one sheet: docs/screenshots/share-images.png. */
const server = await startBuiltServer();
const admin = await callAs(server.url, 'admin@demo.test');
const [category] = (await admin.api.call(listAllCategories)).items;
// The demonstration has no article in Arabic.
const arabic = await admin.api.call(createBlog, {
  body: {
    title: 'كيف نفهم القلق حين يطول؟',
    excerpt: 'ما الذي يحدث في الجسد، وما الذي يساعد.',
    content: '<p>القلق إحساس يعرفه الجميع.</p>',
    language: 'ar',
    categoryIds: [category?.id ?? ''],
    status: 'PUBLISHED',
  },
});

const shown: readonly [ShareImageKind, string, ShareImageLanguage?][] = [
  ['page', 'home'],
  ['page', 'home', 'en'],
  ['blogs', 'comprendre-l-anxiete'],
  ['blogs', 'understanding-anxiety', 'en'],
  ['blogs', arabic.slug, 'ar'],
  ['page', 'help-line', 'ar'],
  ['therapist', 'amel-ben-salah'],
  ['threads', 'mon-fils-refuse-le-college-depuis-p4d8'],
  ['threads', 'les-matins-restent-lourds-depuis-cet-7hq2'],
  ['page', 'threads', 'en'],
];
const [columns, gap, scale] = [2, 24, 0.5];
const [width, height] = [shareImageSize.width * scale, shareImageSize.height * scale];
const cells = await Promise.all(
  shown.map(async ([kind, slug, lang], index) => {
    const answer = await fetch(server.url + endpointUrl(readShareImage, { kind, slug }, { lang }));
    if (!answer.ok) throw new Error(`${kind}/${slug} answered ${answer.status}`);
    return {
      input: await sharp(Buffer.from(await answer.arrayBuffer()))
        .resize(width, height)
        .toBuffer(),
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    };
  }),
);
const rows = Math.ceil(cells.length / columns);
await sharp({
  create: { width: gap + columns * (width + gap), height: gap + rows * (height + gap), channels: 3, background: '#777777' },
})
  .composite(cells)
  .png({ palette: true, compressionLevel: 9 })
  .toFile('docs/screenshots/share-images.png');
await server.remove();
