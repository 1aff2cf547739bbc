import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import { validateThread } from '#contract/threads/moderation.endpoints.ts';
import { openThread } from '#contract/threads/writing.endpoints.ts';
import { callAs, newClientOf, type Caller } from './practice.ts';

interface PublicThread {
  slug: string;
  title: string;
  /** Somebody of the practice, who has read and published it. */
  staff: Caller;
}

let count = 0;

/** A thread that a client has just written and the practice published: what a journey does to it, no other one meets. */
export async function newPublicThread(serverUrl: string): Promise<PublicThread> {
  const [staff, author] = [await callAs(serverUrl, 'moderator@demo.test'), await newClientOf(serverUrl)];
  const { items } = await author.api.call(listAllCategories);
  count += 1;
  const title = `Ce qui aide à dormir, ${count}`;
  const content = '<p>Je commence par ce qui m’aide, à vous la suite.</p>';
  const { slug } = await author.api.call(openThread, { body: { title, content, categoryId: items[0]?.id ?? '' } });
  await staff.api.call(validateThread, { parameters: { slug } });
  return { slug, title, staff };
}
