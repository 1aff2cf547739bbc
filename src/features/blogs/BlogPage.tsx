import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { blogPath } from '#contract/blogs/blog-path.ts';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { shownPractice } from '#src/page/shown-practice.ts';
import { ensureOptional } from '#src/page/optional-query.ts';
import { definePage } from '#src/page/define-page.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ArticleEnd } from './ArticleEnd.tsx';
import { BlogArticle } from './BlogArticle.tsx';
import { BlogHelpedSlot } from './BlogHelpedSlot.tsx';
import { blogStructuredData } from './blog-structured-data.ts';
import { blogsQueries } from './blogs.queries.ts';
import { RelatedBlogs } from './RelatedBlogs.tsx';
import { ShareBlog } from './ShareBlog.tsx';

export { BlogArticle };

function BlogPage() {
  const { slug = '' } = useParams({ strict: false });
  const apiClient = useApiClient();
  const { data: blog } = useSuspenseQuery(blogsQueries.one(apiClient, slug));
  return (
    <>
      <BlogArticle blog={blog}>
        <BlogHelpedSlot slug={blog.slug} />
        <ShareBlog title={blog.title} />
        <ArticleEnd author={blog.author} />
      </BlogArticle>
      <RelatedBlogs blog={blog} />
    </>
  );
}

export const page = definePage<{ slug: string }, object, Blog>({
  component: BlogPage,
  load: async ({ apiClient, queryClient, params }) => {
    const blog = await queryClient.ensureQueryData(blogsQueries.one(apiClient, params.slug));
    // In the browser what follows an article is asked for by itself: the words do not wait for it.
    if (import.meta.env.SSR) await ensureOptional(queryClient, blogsQueries.related(apiClient, blog));
    return blog;
  },
  head: ({ data: blog, siteUrl, queryClient, apiClient }) => ({
    title: blog.title,
    description: blog.excerpt,
    type: 'article',
    translations: {
      own: blog.language,
      paths: Object.fromEntries([blog, ...(blog.translations ?? [])].map((each) => [each.language, blogPath(each)])),
    },
    ...(import.meta.env.SSR ? { structuredData: [blogStructuredData(blog, shownPractice({ queryClient, apiClient }), siteUrl)] } : {}),
  }),
});
