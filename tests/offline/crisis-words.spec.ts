import { endpointUrl } from '#contract/endpoint.ts';
import { addCrisisPhrase, readCrisisPhrases } from '#contract/threads/crisis-phrases.endpoints.ts';
import { addComment } from '#contract/threads/threads.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect } from '../support/journey.ts';
import { test, visitUntilWarm } from '../support/outage.ts';
import { callAs, newClientOf } from '../support/practice.ts';

const url = endpointUrl(readCrisisPhrases);
const slug = 'comment-faire-quand-le-telephone-sonne-k3v9';

// This device fetches ahead: what is read with no network is there before it is asked for.
test.use({ savesData: false });

test('after one visit to a thread this device knows the practice’s words of distress without a network', async ({
  page,
  outage,
  running,
}) => {
  test.setTimeout(120_000);
  const { api } = await callAs(running.server.url, 'moderator@demo.test');
  await api.call(addCrisisPhrase, { body: { phrase: 'au bord du vide', language: 'french' } });
  const reader = await newClientOf(running.server.url);
  await reader.api.call(addComment, { parameters: { slug }, body: { content: 'Je laisse sonner, puis je rappelle.' } });
  await openSignedIn(page, '/profile', reader.email);
  await visitUntilWarm(page, `/threads/${slug}`);
  const isKept = () => page.evaluate(async (address) => (await caches.match(address)) !== undefined, url);
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);

  const own = page.getByRole('list', { name: 'Vos réponses que les autres ne voient pas' });
  await expect(own).toContainText('Je laisse sonner');
  await outage.begin();
  // A new reply says whom to call whatever is typed, since nobody will read it; one that is being changed, only for a phrase.
  await own.getByRole('button', { name: 'Modifier' }).click();
  const help = own.getByRole('link', { name: 'Appeler le 190' });
  for (const [text, count] of [
    ['Je me sens au bord de la mer', 0],
    ['Je me sens au bord du vide', 1],
  ] as const) {
    await page.getByLabel('Votre réponse').fill(text);
    await expect(help).toHaveCount(count);
  }

  await page.reload();
  const known = await page.evaluate(async (address) => (await (await fetch(address)).json()) as object, url);
  expect(known).toMatchObject({ items: [{ phrase: 'au bord du vide', language: 'french' }] });
});
