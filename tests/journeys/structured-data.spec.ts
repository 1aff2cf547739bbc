import { pathInLocale } from '#contract/locale.ts';
import { everyPage, noThings, pathOf } from '../support/every-page.ts';
import { expect, test, testUntouched } from '../support/journey.ts';
import { structuredDataOf } from '../support/structured-data.ts';

const read = async (url: string) => structuredDataOf(await (await fetch(url)).text());

test('the validator finds what is wrong: a type and a property that are not there, a crumb without a place', async () => {
  const page = (data: object) =>
    `<html><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script></html>`;
  expect((await structuredDataOf(page({ '@type': 'Person', name: 'A', shoes: 43 }))).mistakes.join()).toContain('shoes');
  expect(
    (await structuredDataOf(page({ '@type': 'Person', name: 'A', address: { '@type': 'PostalAddress', street: 'B' } }))).mistakes.join(),
  ).toContain('street');
  expect((await structuredDataOf(page({ '@type': 'Persona', name: 'A' }))).mistakes).not.toEqual([]);
  const crumbs = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'A' }] };
  expect((await structuredDataOf(page(crumbs))).mistakes).not.toEqual([]);
});

for (const language of ['fr', 'en'] as const)
  test(`every public page says what it is about in the words of schema.org, without a mistake; others say nothing (${language})`, async ({
    server,
  }) => {
    for (const shown of everyPage.filter(({ reader }) => reader === 'visitor')) {
      const path = pathInLocale(pathOf(shown, noThings), language);
      const { data, mistakes } = await read(server.url + path);
      await test.step(path, () => {
        expect(mistakes).toEqual([]);
        const isTold = shown.isPublic === true && shown.status !== 404 && shown.route !== '/help-line/ar';
        expect(Object.keys(data).length > 0).toBe(isTold);
        // Where it stands: the last crumb is the page itself, an article's in the language it is written in.
        if (!isTold || shown.route === '/') return;
        const own = shown.route === '/blogs/$slug' ? 'fr' : language;
        const [{ itemListElement = [] } = {}] = data['BreadcrumbList'] as {
          itemListElement?: { position: number; item: string; name: string }[];
        }[];
        expect(itemListElement.map(({ position }) => position)).toEqual(itemListElement.map((_, index) => index + 1));
        expect(itemListElement[0]).toMatchObject({
          item: server.url + pathInLocale('/', own),
          name: own === 'fr' ? 'Accueil' : 'Home',
        });
        const [pathname = ''] = pathOf(shown, noThings).split('?');
        expect(itemListElement.at(-1)?.item).toBe(server.url + pathInLocale(pathname, own));
        for (const { name } of itemListElement) expect(name).toMatch(/\S{3}/);
      });
    }
  });

// On a server where no other journey has made therapists with hours of their own.
testUntouched('the home page tells the practice’s address, telephone and hours', async ({ server }) => {
  const { data } = await read(server.url);
  expect(data['MedicalBusiness']).toEqual([
    expect.objectContaining({
      name: 'Cabinet Amel Ben Salah',
      telephone: '+216 71 000 000',
      email: 'cabinet@demo.test',
      url: `${server.url}/`,
      address: expect.objectContaining({ streetAddress: expect.stringContaining('1000 Tunis'), addressCountry: 'TN' }),
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '13:00' }),
        expect.objectContaining({ dayOfWeek: 'https://schema.org/Monday', opens: '14:30', closes: '18:30' }),
        expect.objectContaining({ dayOfWeek: 'https://schema.org/Saturday', opens: '09:00', closes: '13:00' }),
      ]),
    }),
  ]);
  expect(JSON.stringify(data)).not.toContain('https://schema.org/Sunday');
});

test('an article tells who wrote it, when, and who answers for it; its addresses are those of its language', async ({ server }) => {
  for (const [path, image] of [
    ['/blogs/comprendre-l-anxiete', '/api/v1/og-image/blogs/comprendre-l-anxiete.png'],
    ['/en/blogs/understanding-anxiety', '/api/v1/og-image/blogs/understanding-anxiety.png?lang=en'],
  ] as const) {
    const { data } = await read(server.url + path);
    expect(data['Article']).toEqual([
      expect.objectContaining({
        headline: expect.stringMatching(/\S{5}/),
        image: server.url + image,
        mainEntityOfPage: server.url + path,
        datePublished: expect.stringMatching(/^2026-/),
        dateModified: expect.stringMatching(/^2026-/),
        author: expect.objectContaining({ '@type': 'Person', name: 'Amel Ben Salah' }),
        publisher: expect.objectContaining({ '@type': 'Organization', name: 'Cabinet Amel Ben Salah' }),
      }),
    ]);
  }
});

test('a profile tells who the therapist is, what a session costs and what is often asked', async ({ page, server }) => {
  const { data } = await read(`${server.url}/en/therapist/amel-ben-salah`);
  expect(data['Person']).toEqual([
    expect.objectContaining({
      name: 'Amel Ben Salah',
      jobTitle: 'Clinical psychologist',
      url: `${server.url}/en/therapist/amel-ben-salah`,
      makesOffer: expect.arrayContaining([expect.objectContaining({ price: 80, priceCurrency: 'TND' })]),
      worksFor: expect.objectContaining({ '@type': 'Organization', name: 'Cabinet Amel Ben Salah' }),
    }),
  ]);
  const [{ mainEntity = [] } = {}] = data['FAQPage'] as { mainEntity?: { name: string; acceptedAnswer: { text: string } }[] }[];
  expect(mainEntity.length).toBeGreaterThan(2);
  // What is told is what the page shows.
  await page.goto('/en/therapist/amel-ben-salah');
  for (const { name, acceptedAnswer } of mainEntity) {
    await expect(page.locator('#faq')).toContainText(name);
    expect(acceptedAnswer.text).toMatch(/.{20}/);
  }
});

test('the crumbs of a thread with a note before it hold none of its words', async ({ server }) => {
  const { data } = await read(`${server.url}/threads/les-matins-restent-lourds-depuis-cet-7hq2`);
  expect(Object.keys(data)).toEqual(['BreadcrumbList']);
  const names = JSON.stringify(data['BreadcrumbList']).match(/"name":"[^"]*"/g);
  expect(names).toEqual(['"name":"Accueil"', '"name":"فضفضة"', expect.stringMatching(/^"name":"Dépression\s: un sujet sensible"$/)]);
});
