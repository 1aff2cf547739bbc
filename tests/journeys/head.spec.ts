import { request } from 'node:http';
import { validateComment } from '#contract/threads/moderation.endpoints.ts';
import { addComment } from '#contract/threads/threads.endpoints.ts';
import { locales, pathInLocale, type Locale } from '#contract/locale.ts';
import { everyPage, pathOf, type SitePage } from '../support/every-page.ts';
import { expect, test } from '../support/journey.ts';
import { inlineHashes } from '../support/inline-hashes.ts';
import { newPublicThread } from '../support/public-thread.ts';
import { entriesOf } from '../support/sitemap.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
const decoded = (text: string) => text.replaceAll(/&(amp|quot|#x27|lt|gt);/g, (_whole, name: string) => entities[name] ?? '');

/** The attributes of each tag of a kind, as the server wrote them. */
const tagsOf = (html: string, kind: string): Map<string, string>[] =>
  [...html.matchAll(new RegExp(`<${kind}\\s([^>]*)>`, 'g'))].map(
    ([, written = '']) =>
      new Map([...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)])),
  );

/** What the server says of a page before any script runs, each name with all that stands under it. */
async function headAt(url: string) {
  const answer = await fetch(url);
  const [html = ''] = (await answer.text()).split('</head>');
  const [meta, links] = [tagsOf(html, 'meta'), tagsOf(html, 'link')];
  return {
    status: answer.status,
    feeds: links.filter((tag) => tag.has('type') && tag.has('title')).map((tag) => tag.get('href')),
    title: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => decoded(title)),
    told: (name: string) => meta.filter((tag) => [tag.get('name'), tag.get('property')].includes(name)).map((tag) => tag.get('content')),
    canonical: links.filter((tag) => tag.get('rel') === 'canonical').map((tag) => tag.get('href')),
    alternates: links.filter((tag) => tag.has('hreflang')).map((tag) => [tag.get('hreflang'), tag.get('href')]),
  };
}

/** The help line is also in Arabic, at an address of its own. */
const helpLine = { fr: '/help-line', en: '/en/help-line', ar: '/help-line/ar' };
const openGraphLocales = { fr: 'fr_TN', en: 'en_GB', ar: 'ar_TN' };

/** Where a page stands in each of its languages, and which of them this one is. */
function placesOf({ route, status }: SitePage, path: string, language: Locale) {
  // What is not there has no address of its own.
  const [pathname = ''] = status === 404 ? ['/'] : path.split('?');
  // An article is in the language it is written in, whatever the page around it is in, and in that of its translation.
  if (route === '/blogs/$slug') return { paths: { fr: pathname, en: '/en/blogs/understanding-anxiety' }, own: 'fr' as const };
  const paths = route.startsWith(helpLine.fr) ? helpLine : { fr: pathname, en: pathInLocale(pathname, 'en') };
  return { paths, own: route === helpLine.ar ? ('ar' as const) : language };
}

/** The image of a page without its ending: its own, or that of the site for what is private or not there. */
function shareImagePath({ route, status, isPublic }: SitePage, path: string): string {
  const [pathname = ''] = path.split('?');
  if (status === 404 || !isPublic || pathname === '/') return 'page/home';
  if (route === helpLine.ar) return 'page/help-line';
  return pathname.split('/').length > 2 ? pathname.slice(1) : `page${pathname}`;
}

const pages = everyPage.filter(({ route }, index) => everyPage.findIndex((each) => each.route === route) === index);
const someId = '0123456789abcdef01234567';

for (const language of locales) {
  test(`every page says what it is to search engines and to those it is shared with, or that it is private (${language})`, async ({
    server,
  }) => {
    const descriptions = new Map<unknown, string>();
    const pictures = new Set<string>();
    for (const shown of pages) {
      const path = pathOf(shown, { reservationId: someId, authID: someId, threadSlug: someId, paymentRef: someId, receiptId: someId });
      const { paths, own } = placesOf(shown, path, language);
      const ownAddress = server.url + Object.entries(paths).find(([name]) => name === own)?.[1];
      const { title, told, canonical, alternates } = await headAt(server.url + pathInLocale(path, language));
      const [[name = '', ...otherNames], [description, ...otherDescriptions]] = [told('og:title'), told('description')];

      await test.step(path, () => {
        expect([otherNames, otherDescriptions]).toEqual([[], []]);
        expect(name).toMatch(/\S{2}/);
        // A link to the thread, which has a note before it, is shared without its words.
        if (shown.route === '/threads/$slug') {
          expect(name).toMatch(/^Dépression\s: un sujet sensible$|^Depression: a sensitive subject$/);
          expect(title).toEqual([expect.stringMatching(/^Les matins restent lourds.* · Accalmie$/)]);
        } else expect(title).toEqual([name.startsWith('Accalmie') ? name : `${name} · Accalmie`]);
        expect(description).toMatch(shown.isPublic ? /.{40}/ : /.{20}/);
        expect(told('og:description')).toEqual([description]);
        expect(told('og:type')).toEqual([expect.stringMatching(/^(website|article|profile)$/)]);
        expect(told('og:url')).toEqual([ownAddress]);
        expect(told('og:site_name')).toEqual(['Accalmie']);
        expect(told('og:locale')).toEqual([openGraphLocales[own]]);
        const picture = `${server.url}/api/v1/og-image/${shareImagePath(shown, path)}.png${own === 'fr' ? '' : `?lang=${own}`}`;
        expect([told('og:image'), told('twitter:image')]).toEqual([[picture], [picture]]);
        expect([told('og:image:width'), told('og:image:height'), told('og:image:type')]).toEqual([['1200'], ['630'], ['image/png']]);
        expect([told('og:image:alt'), told('twitter:card')]).toEqual([[name], ['summary_large_image']]);
        pictures.add(picture);
        expect(told('robots')).toEqual(shown.isPublic ? [] : ['noindex']);
        expect(canonical).toEqual(shown.isPublic ? [ownAddress] : []);
        const everywhere = Object.entries({ ...paths, 'x-default': paths.fr }).map(([name, at]) => [name, server.url + at]);
        expect(alternates).toEqual(shown.isPublic ? everywhere : []);
      });
      // The providers' pages are one and the same to whoever is not on them.
      const whose = descriptions.get(description);
      if (!path.startsWith('/sign-in/')) expect(whose, `${path} has the description of ${whose}`).toBeUndefined();
      descriptions.set(description, path);
    }
    // The article of the demonstration, its therapist, a thread, and each page that stands for itself.
    expect(pictures.size).toBeGreaterThan(9);
    for (const picture of pictures) {
      const { status, headers } = await fetch(picture);
      expect([status, headers.get('content-type')], picture).toEqual([200, 'image/png']);
    }
  });
}

test('each address of the sitemap is a page that knows itself by it, and each public page stands in it', async ({ server }) => {
  const all = await Promise.all(
    ['pages', 'blogs', 'threads'].map(async (name) => (await fetch(`${server.url}/sitemap-${name}.xml`)).text()),
  );
  const entries = all.flatMap(entriesOf);
  for (const { url, alternates } of entries)
    await test.step(url, async () => {
      const { status, told, canonical, alternates: onPage } = await headAt(url);
      expect([status, told('robots'), canonical]).toEqual([200, [], [url]]);
      // A page in one language alone names itself; in the sitemap that says nothing.
      expect(Object.fromEntries(alternates)).toEqual(onPage.length > 2 ? Object.fromEntries(onPage) : {});
    });
  const listed = new Set(entries.map(({ url }) => url.slice(server.url.length)));
  for (const page of pages.filter(({ isPublic, status }) => isPublic && status !== 404))
    for (const language of locales) {
      const { paths, own } = placesOf(
        page,
        pathOf(page, { reservationId: someId, authID: someId, threadSlug: someId, paymentRef: someId, receiptId: someId }),
        language,
      );
      expect(listed).toContain(Object.entries(paths).find(([name]) => name === own)?.[1]);
    }
});

test('the lists of articles and threads lead to what a feed reader follows', async ({ page, server }) => {
  for (const [path, feeds] of [
    ['/blogs', ['/blogs.rss', '/blogs.atom']],
    ['/blogs/comprendre-l-anxiete', ['/blogs.rss', '/blogs.atom']],
    ['/en/blogs', ['/en/blogs.rss', '/en/blogs.atom']],
    ['/threads', ['/threads.rss']],
    ['/help-line', []],
  ] as const)
    expect((await headAt(server.url + path)).feeds, path).toEqual(feeds.map((feed) => server.url + feed));
  for (const [path, name] of [
    ['/blogs', 'Suivre les articles (RSS)'],
    ['/en/threads', 'Follow new threads (RSS)'],
  ] as const) {
    await page.goto(path);
    const address = await page.getByRole('link', { name }).getAttribute('href');
    const answer = await fetch(server.url + (address ?? ''));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  }
});

/** Word for word: what is let in by a new one is decided here, not found out later. */
const strictPolicy = [
  "default-src 'self'",
  "script-src 'self' 'sha256-*'",
  "style-src 'self' 'sha256-*'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types accalmie-html accalmie-worker ProseMirrorClipboard dompurify 'allow-duplicates'",
].join('; ');

test('every page comes with the strict policy, which lets in what the page holds and no more, and the headers that keep others out', async ({
  server,
}) => {
  // Only where one signs in with a provider is that provider let in, and only where the practice has its keys.
  for (const shown of pages.filter(({ route }) => !route.startsWith('/sign-in/'))) {
    const answer = await fetch(
      server.url + pathOf(shown, { reservationId: someId, authID: someId, threadSlug: someId, paymentRef: someId, receiptId: someId }),
    );
    const { headers } = answer;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.replaceAll(/'sha256-[\w+/]{43}='( 'sha256-[\w+/]{43}=')*/g, "'sha256-*'"), shown.route).toBe(strictPolicy);
    const { allowed, held } = inlineHashes(policy, await answer.text());
    expect(held.styles, shown.route).toHaveLength(1);
    expect(allowed, shown.route).toEqual(held);
    const names = ['x-content-type-options', 'x-frame-options', 'cross-origin-opener-policy', 'cross-origin-resource-policy'];
    expect(names.map((name) => headers.get(name))).toEqual(['nosniff', 'DENY', 'same-origin', 'same-origin']);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toBe('camera=(self), geolocation=(), microphone=(), payment=()');
  }
});

test('nothing is served but what was built to be: no source, no setting, no list of files', async ({ server }) => {
  const { hostname, port } = new URL(server.url);
  // As written: fetch would fold the dots away before anybody is asked.
  const ask = (path: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const sent = request({ hostname, port, path }, (answer) => {
        let body = '';
        answer.on('data', (chunk: Buffer) => void (body += chunk.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      });
      sent.on('error', reject).end();
    });
  const paths = ['/.git/config', '/.env', '/package.json', '/server/start.js', '/../package.json', '/assets/../../server/start.js'];
  for (const path of [...paths, '/%2e%2e/package.json', '/assets/%2e%2e%2f%2e%2e%2fpackage.json', '/assets/', '/assets']) {
    const { status, body } = await ask(path);
    // Dots that are folded away lead to the address without them, which is nobody's.
    expect([307, 400, 403, 404], path).toContain(status);
    expect(body, path).not.toMatch(/"dependencies"|repositoryformatversion|DATABASE_URL|import \{|\.js<|\.css</);
  }
});

test('no text of a page becomes a script that its policy lets in, and none keeps the page from waking', async ({ page, server }) => {
  const hostile = '</script><script>window.isTaken = true</script><style>p{}</style>\r\n\0\u2028<!--<script>';
  const path = `/blogs?q=${encodeURIComponent(hostile)}&keyword=${encodeURIComponent(hostile)}`;
  const answer = await fetch(server.url + path);
  const html = await answer.text();
  const { allowed, held } = inlineHashes(answer.headers.get('content-security-policy') ?? '', html);
  expect(html).toContain('isTaken');
  expect(allowed).toEqual(held);
  // Waits until it is awake; what the policy refused would be a complaint, by which a journey fails.
  await page.goto(path);
  expect(await page.evaluate(() => 'isTaken' in window)).toBe(false);
});

test('what is written shows at the next visit, and a page that has not changed by it is not sent again', async ({ server }) => {
  const [changing, other] = [await newPublicThread(server.url), await newPublicThread(server.url)];
  const visit = async ({ slug }: { slug: string }, tag?: string) => {
    const answer = await fetch(`${server.url}/threads/${slug}`, { headers: tag === undefined ? {} : { 'if-none-match': tag } });
    return { status: answer.status, html: await answer.text(), tag: answer.headers.get('etag') ?? undefined };
  };
  const [first, unchanged] = [await visit(changing), await visit(other)];
  expect(first.html).toContain(changing.title);
  expect((await visit(changing, first.tag)).status).toBe(304);

  const comment = 'Merci, je vais essayer ce soir.';
  const { api } = changing.staff;
  const parameters = { slug: changing.slug };
  const { commentId } = await api.call(addComment, { parameters, body: { content: comment } });
  await api.call(validateComment, { parameters: { ...parameters, commentId } });
  // Within the second under which no page is rendered twice; by its age alone it would be minutes.
  await expect.poll(async () => (await visit(changing, first.tag)).html, { timeout: 30_000 }).toContain(comment);
  // Made from the same tables, so rendered again, and the same.
  expect((await visit(other, unchanged.tag)).status).toBe(304);
});

/** The names of the catalogues that a page hands over. */
const catalogueKeys = (html: string): string[] => {
  const [, handed = ''] = /\\"messages\\":(\{.*?\}),\\"words\\":/s.exec(html) ?? [];
  return Object.keys(JSON.parse(JSON.parse(`"${handed.replaceAll('\\x3C', '<')}"`) as string) as object).toSorted();
};

test('a page carries the sentences of its own: none of what is opened later, nor of its feature’s other pages', async ({ server }) => {
  const thread = `/threads/${(await newPublicThread(server.url)).slug}`;
  const carried = {
    '/': ['app', 'home', 'next-slot'],
    '/blogs': ['app', 'blog-list', 'blogs'],
    '/blogs/traverser-un-deuil': ['app', 'blog', 'blogs'],
    // The booking form is drawn with its own, and not handed them.
    '/therapist/amel-ben-salah': ['app', 'next-slot', 'therapist'],
    '/threads': ['app', 'quick-exit', 'thread-list', 'threads'],
    [thread]: ['app', 'quick-exit', 'thread', 'threads'],
  };
  for (const [path, catalogues] of Object.entries(carried)) {
    for (const locale of locales) {
      const answer = await fetch(server.url + pathInLocale(path, locale));
      expect(answer.status, path).toBe(200);
      expect(catalogueKeys(await answer.text()), path).toEqual(catalogues);
    }
  }
});

test('what a page does not read of its address makes no other page of it, and the browser takes it over as it is', async ({
  page,
  server,
}) => {
  const tagAt = async (path: string) => (await fetch(server.url + path)).headers.get('etag');
  for (const path of ['/help-line', '/blogs/traverser-un-deuil', '/en/blogs?page=1&sort=title', '/therapist/amel-ben-salah']) {
    const more = `${path}${path.includes('?') ? '&' : '?'}fbclid=x&utm_source=mail`;
    expect(await tagAt(more), path).toBe(await tagAt(path));
  }
  expect(await tagAt('/blogs?sort=title')).not.toBe(await tagAt('/blogs'));

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/blogs/traverser-un-deuil?fbclid=x', '/blogs?fbclid=x&sort=title&q=deuil']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((path) => path.startsWith('/api/v1/blogs/') && !path.includes('/reading'))).toEqual([]);
});
