import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createBlog, deleteBlog, readBlog, readWrittenBlog, updateBlog } from '#contract/blogs/blogs.endpoints.ts';
import { blogPictures } from '#server/modules/blogs/blogs.tables.ts';
import { files } from '#server/modules/bucket/bucket.tables.ts';
import { dropUploads } from '#server/modules/bucket/drop-uploads.ts';
import { sweepFiles } from '#server/modules/bucket/sweep-files.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { articleOf, categoryIdOf, writeBlog } from '#tests/support/blogs.ts';
import { demonstrationOffer } from '#tests/support/booking.ts';
import { bookByMoneyOrder, newPhoto, sendProofOf } from '#tests/support/payment.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: string;
let work: string;
beforeAll(async () => {
  test = await startTestApp();
  therapist = await signInAs(test.app, 'therapist');
  work = await categoryIdOf(test, 'travail');
});
afterEach(() => test.clock.set(testNow));
afterAll(() => test.close());

const path = ({ key }: { key: string }) => `/api/v1/bucket/file/${key}`;
const shown = (file: { key: string }, rest = '') =>
  `<figure><img src="${path(file)}?w=640" alt="Deux « tasses » &amp; un &quot;mot&quot;">${rest}</figure>`;
const textWith = (...pictures: string[]) => `<p>Avant.</p>${pictures.join('')}<p>Après.</p>`;
const isThere = async (id: string) => (await test.deps.db.select().from(files).where(eq(files.id, id))).length === 1;
const bytesOf = async (file: { key: string }) => (await test.app.inject({ url: path(file) })).statusCode;

describe('a picture within the text of an article', () => {
  it('is shown to everyone with its size, in those that a browser chooses from, with its caption', async () => {
    const file = await newPhoto(test, therapist);
    expect(await bytesOf(file)).toBe(404);
    const { body } = await writeBlog(
      test,
      therapist,
      articleOf(work, { content: textWith(shown(file, '<figcaption>Au <em>café</em></figcaption>')) }),
    );
    const { content } = (await call(test.app, readBlog, { parameters: { slug: body.slug } })).body;
    expect(content).toMatch(/^<p>Avant\.<\/p><figure><img [^<>]*><figcaption>Au <em>café<\/em><\/figcaption><\/figure><p>Après\.<\/p>$/);
    expect(content).toContain(
      `<img src="${path(file)}?w=640" alt="Deux « tasses » &amp; un &quot;mot&quot;" width="64" height="48" srcset="${path(file)}?w=320 320w, `,
    );
    expect(await bytesOf(file)).toBe(200);
  });

  it('stays what it is when the text is written again as it was read, by whoever writes', async () => {
    const file = await newPhoto(test, therapist);
    const made = await writeBlog(test, therapist, articleOf(work, { content: textWith(shown(file)) }));
    const admin = await signInAs(test.app, 'admin');
    const body = articleOf(work, { content: made.body.content });
    const again = await call(test.app, updateBlog, { parameters: { slug: made.body.id }, bearer: admin, body });
    expect(again.body.content).toBe(made.body.content);
  });

  it.each([
    ['of another site', 'https://example.org/x.png'],
    ['of another site without a scheme', '//example.org/x.png'],
    ['in the address itself', 'data:image/png;base64,AAAA'],
    ['that is another page of the site', '/api/v1/bucket/file/../../auth/logout'],
    ['that is a script', 'javascript:steal()'],
  ])('%s is left out, and the words stay', async (_, src) => {
    const { body } = await writeBlog(
      test,
      therapist,
      articleOf(work, { content: `<p>Un <img src="${src}" alt="x" onerror="steal()"> mot.</p>` }),
    );
    expect(body.content).toBe('<p>Un  mot.</p>');
  });

  it('is refused where it is not there any more, or is private and somebody else’s', async () => {
    const theirs = await newPhoto(test, (await newClient(test.app)).bearer);
    const gone = { key: `${'0'.repeat(32)}.jpg` };
    for (const file of [theirs, gone]) {
      const { status, problem } = await writeBlog(test, therapist, articleOf(work, { content: textWith(shown(file)) }));
      expect([status, problem.fields]).toEqual([
        400,
        [{ fieldName: 'content', message: 'Une image du texte n’est plus sur le site. Retirez-la, puis ajoutez-la de nouveau.' }],
      ]);
    }
    expect(await bytesOf(theirs)).toBe(404);
  });

  it('is kept as long as a text shows it, and swept away a month after it was sent once none does', async () => {
    const [kept, dropped] = [await newPhoto(test, therapist), await newPhoto(test, therapist)];
    const made = await call(test.app, createBlog, {
      bearer: therapist,
      body: articleOf(work, { status: 'DRAFT', content: textWith(shown(kept), shown(dropped), shown(kept)) }),
    });
    const change = (content: string) =>
      call(test.app, updateBlog, {
        parameters: { slug: made.body.id },
        bearer: therapist,
        body: articleOf(work, { status: 'DRAFT', content }),
      });
    await change(textWith(shown(kept)));
    test.clock.advanceMinutes(31 * 24 * 60);
    await sweepFiles(test.deps);
    expect([await isThere(kept._id), await isThere(dropped._id)]).toEqual([true, false]);
    const bearer = await signInAs(test.app, 'admin');
    const read = await call(test.app, readWrittenBlog, { parameters: { id: made.body.id }, bearer });
    expect(read.body.content).toContain(path(kept));
    await call(test.app, deleteBlog, { parameters: { slug: made.body.id }, bearer });
    expect(await test.deps.db.select().from(blogPictures).where(eq(blogPictures.fileId, kept._id))).toEqual([]);
    await sweepFiles(test.deps);
    expect(await isThere(kept._id)).toBe(false);
  });

  it('is none that proves somebody’s payment, whoever took it at the desk; nor is a cover', async () => {
    const admin = await signInAs(test.app, 'admin');
    const { payment } = await bookByMoneyOrder(test, await demonstrationOffer(test));
    const file = await newPhoto(test, admin);
    expect((await sendProofOf(test, admin, payment.id, { file })).status).toBe(200);
    const fieldsOf = async (changes: object) =>
      (await writeBlog(test, admin, articleOf(work, changes))).problem.fields?.map(({ fieldName }) => fieldName);
    expect(await fieldsOf({ content: textWith(shown(file)) })).toEqual(['content']);
    expect(await fieldsOf({ cover: file })).toEqual(['cover']);
    expect(await bytesOf(file)).toBe(404);
  });

  it('stays without its owner’s name once their account is erased, as a cover does; what nothing shows goes', async () => {
    const [within, cover, unused] = [await newPhoto(test, therapist), await newPhoto(test, therapist), await newPhoto(test, therapist)];
    await writeBlog(test, therapist, articleOf(work, { content: textWith(shown(within)), cover }));
    const rowOf = async (id: string) => (await test.deps.db.select().from(files).where(eq(files.id, id)))[0];
    const ownerId = (await rowOf(within._id))?.ownerId ?? '';
    await test.deps.db.transaction((tx) => dropUploads(test.deps, tx, ownerId));
    expect(await rowOf(unused._id)).toBeUndefined();
    for (const { _id } of [within, cover]) expect(await rowOf(_id)).toMatchObject({ ownerId: null, name: 'image' });
    expect([await bytesOf(within), await bytesOf(cover)]).toEqual([200, 200]);
  });
});
