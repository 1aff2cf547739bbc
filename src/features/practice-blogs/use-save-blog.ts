import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  createBlog,
  deleteBlog,
  listBlogs,
  listFeaturedBlogs,
  listWrittenBlogs,
  readBlog,
  readWrittenBlog,
  updateBlog,
} from '#contract/blogs/blogs.endpoints.ts';
import type { WrittenBlog } from '#contract/blogs/blogs.schema.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { forgetKept } from '#src/device/forget-kept.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { inputOf, type BlogFields, type BlogInput } from './blog-fields.ts';
import { writtenBlogsQueries } from './written-blogs.queries.ts';

/** Somebody else has changed the text that is being written. */
export class WrittenByTwo extends Error {}

interface Change {
  body: BlogInput;
  /** The fields that were typed in: somebody else may have changed the rest meanwhile. */
  typed: readonly (keyof BlogFields)[];
  /** Whether the text that somebody else wrote meanwhile is given up. */
  isOverwriting: boolean;
}

/** Gives what shows an article that has changed, or is gone, wherever it is shown. */
function useShowChanged() {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  return async ({ id, slug }: WrittenBlog, now: WrittenBlog | undefined) => {
    const { queryKey } = writtenBlogsQueries.one(apiClient, id);
    if (now) queryClient.setQueryData(queryKey, now);
    else queryClient.removeQueries({ queryKey });
    await forgetKept(endpointUrl(readBlog, { slug }));
    for (const endpoint of [listWrittenBlogs, readBlog, listBlogs, listFeaturedBlogs])
      void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  };
}

/** Saves an article, a new one where there is none yet. Throws WrittenByTwo. */
export function useSaveBlog(blog: WrittenBlog | null) {
  const apiClient = useApiClient();
  const showChanged = useShowChanged();
  const attempt = useRef({ content: '', key: '' });

  /** The same for each retry of the same content. */
  function keyFor(body: BlogInput): string {
    const content = JSON.stringify(body);
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    return attempt.current.key;
  }

  return useMutation({
    mutationFn: async ({ body, typed, isOverwriting }: Change) => {
      if (!blog) return apiClient.call(createBlog, { body, idempotencyKey: `${keyFor(body)}/article` });
      const now = await apiClient.call(readWrittenBlog, { parameters: { id: blog.id } });
      if (!isOverwriting && typed.includes('content') && now.content !== blog.content) throw new WrittenByTwo();
      const changed = Object.fromEntries(Object.entries(body).filter(([field]) => typed.some((each) => each === field)));
      return apiClient.call(updateBlog, {
        parameters: { slug: now.slug },
        body: { ...inputOf(now), ...changed, status: body.status },
      });
    },
    onSuccess: (saved) => showChanged(saved, saved),
  });
}

export function useDeleteBlog({ slug }: WrittenBlog) {
  const apiClient = useApiClient();
  const showChanged = useShowChanged();
  return useMutation({
    mutationFn: () => apiClient.call(deleteBlog, { parameters: { slug } }),
    onSuccess: (gone) => showChanged(gone, undefined),
  });
}
