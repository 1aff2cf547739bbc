import { createBlog } from '#contract/blogs/blogs.endpoints.ts';
import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import { call, signInAs } from './api.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** The id of a category of the demonstration. */
export async function categoryIdOf({ app }: TestApp, slug: string): Promise<string> {
  const found = (await call(app, listAllCategories)).body.items.find((each) => each.slug === slug);
  if (!found) throw new Error(`no category ${slug}`);
  return found.id;
}

/** The body of an article that is in order. */
export const articleOf = (categoryId: string, changes: object = {}) => ({
  title: 'Respirer avant de répondre',
  excerpt: 'Trois minutes pour laisser passer la vague.',
  content: '<p>Asseyez-vous. Posez les deux pieds au sol.</p>',
  categoryIds: [categoryId],
  status: 'PUBLISHED',
  ...changes,
});

export const writeBlog = (test: TestApp, bearer: string, body: object) => call(test.app, createBlog, { bearer, body });

/** An application whose administrator writes articles, filed under « Travail ». */
export async function startBlogTest(): Promise<{ test: TestApp; admin: string; work: string }> {
  const test = await startTestApp();
  return { test, admin: await signInAs(test.app, 'admin'), work: await categoryIdOf(test, 'travail') };
}
