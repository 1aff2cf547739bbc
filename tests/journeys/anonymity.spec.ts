import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import { me } from '#contract/auth/auth.endpoints.ts';
import { validateComment, validateThread } from '#contract/threads/moderation.endpoints.ts';
import {
  addComment,
  clapForThread,
  listFeaturedThreads,
  listThreads,
  listThreadsGrouped,
  readThread,
  readThreadScore,
  threadStaticPaths,
} from '#contract/threads/threads.endpoints.ts';
import { openThread } from '#contract/threads/writing.endpoints.ts';
import { expect, test } from '../support/journey.ts';
import { callAs, newClientOf } from '../support/practice.ts';

test('nothing that others get links two pseudonyms of one person, or names who is behind them', async ({ page, server }) => {
  const [author, other] = [await newClientOf(server.url), await newClientOf(server.url)];
  const moderator = await callAs(server.url, 'moderator@demo.test');
  const { authID, user } = await author.api.call(me);
  const { items } = await author.api.call(listAllCategories);
  const slugs: string[] = [];
  for (const [index, title] of [
    'Les soirs de semaine sont longs',
    'Dire non à ma belle-famille',
    'Reprendre le sport doucement',
  ].entries()) {
    const content = '<p>Depuis des mois je garde cela pour moi, et j’aimerais vous lire.</p>';
    const { slug } = await author.api.call(openThread, { body: { title, content, categoryId: items[index]?.id ?? '' } });
    await moderator.api.call(validateThread, { parameters: { slug } });
    const { commentId } = await author.api.call(addComment, { parameters: { slug }, body: { content: 'Merci de me lire.' } });
    await moderator.api.call(validateComment, { parameters: { slug, commentId } });
    await author.api.call(clapForThread, { parameters: { slug }, body: { claps: 2 } });
    slugs.push(slug);
  }
  const threads = await Promise.all(slugs.map((slug) => other.api.call(readThread, { parameters: { slug } })));

  await test.step('each thread has a name of its own, the same in its comments', () => {
    expect(new Set(threads.map(({ pseudonym }) => pseudonym)).size).toBe(3);
    for (const { pseudonym, comments } of threads) expect(comments.map((comment) => comment.pseudonym)).toEqual([pseudonym]);
  });
  const answers = await Promise.all([
    other.api.call(listThreads, { query: { limit: 100 } }),
    other.api.call(listThreads, { query: { limit: 100, 'sort-type': 'NEW' } }),
    other.api.call(listThreadsGrouped),
    other.api.call(listFeaturedThreads),
    other.api.call(threadStaticPaths),
    ...slugs.map((slug) => other.api.call(readThreadScore, { parameters: { slug } })),
  ]);
  await test.step('no answer holds the account, or any of its details', () => {
    const written = JSON.stringify([threads, answers]);
    for (const secret of [authID, author.email, user.phoneNumber ?? '', 'Nour', 'Essai']) {
      expect(secret).not.toBe('');
      expect(written).not.toContain(secret);
    }
  });
  await test.step('the threads of one person share no value that those of others have not', () => {
    const valuesOf = (value: unknown): string[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [`${typeof value} ${String(value)}`];
    const [first = [], ...rest] = threads.map(({ comments, ...thread }) => [...valuesOf(thread), ...comments.flatMap(valuesOf)]);
    const shared = new Set(first.filter((value) => rest.every((values) => values.includes(value))));
    const written = [
      '<p>Depuis des mois je garde cela pour moi, et j’aimerais vous lire.</p>',
      'Depuis des mois je garde cela pour moi, et j’aimerais vous lire.',
      'Merci de me lire.',
      'fr',
      'ltr',
    ];
    const ordinary = /^(?:boolean|number|object)|^string \d{4}-/;
    expect(
      [...shared]
        .filter((value) => !ordinary.test(value))
        .map((value) => value.replace('string ', ''))
        .toSorted(),
    ).toEqual(written.toSorted());
  });
  await test.step('times are told to the minute, and no id, place or revision tells one', () => {
    const told = JSON.stringify([threads, answers]);
    const instants = [...told.matchAll(/"(\d{4}-\d\d-\d\dT[^"]*)"/g)].map(([, instant = '']) => instant);
    expect(instants.length).toBeGreaterThan(10);
    expect(instants.filter((instant) => !instant.endsWith(':00.000Z'))).toEqual([]);
    // Ids elsewhere begin with the seconds they were made at.
    const ids = threads.flatMap(({ comments }) => comments.map(({ commentId }) => commentId));
    const now = Date.now() / 1000;
    expect(ids.filter((id) => Math.abs(Number.parseInt(id.slice(0, 8), 16) - now) < 86_400)).toEqual([]);
    expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBeGreaterThan(1);
  });
  await test.step('nor does a page', async () => {
    for (const slug of slugs) {
      const html = await (await page.request.get(`/threads/${slug}`)).text();
      for (const secret of [authID, author.email, 'Nour']) expect(html).not.toContain(secret);
      for (const { pseudonym } of threads.filter((thread) => thread.slug !== slug)) {
        const elsewhere = html.replace(/<script[^>]*>[^]*?<\/script>/g, '');
        expect(elsewhere).not.toContain(pseudonym);
      }
    }
  });
});

test('an account made from the discussions says that the address stays hidden', async ({ page }) => {
  for (const [path, words] of [
    [
      '/threads/own',
      { other: 'Créer un compte', address: 'E-mail', hidden: 'Les autres ne la voient jamais\u00a0: vous apparaissez sous un pseudonyme.' },
    ],
    ['/en/threads/own', { other: 'Create an account', address: 'Email', hidden: 'Others never see it: you appear under a pseudonym.' }],
    ['/profile', { other: 'Créer un compte', address: 'E-mail', hidden: '' }],
  ] as const) {
    await page.goto(path);
    const modal = page.getByRole('dialog');
    await modal.getByRole('button', { name: words.other }).click();
    await expect(modal.getByLabel(words.address)).toHaveAccessibleDescription(words.hidden);
  }
});
