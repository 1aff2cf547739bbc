import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  createBlog,
  deleteBlog,
  listBlogRevisions,
  listBlogs,
  listBlogsByCategory,
  listFeaturedBlogs,
  listWrittenBlogs,
  readBlog,
  readWrittenBlog,
  updateBlog,
} from '#contract/blogs/blogs.endpoints.ts';
import type { BlogStatus, WrittenBlog } from '#contract/blogs/blogs.schema.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { forgetKept } from '#src/device/forget-kept.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { dropLastingDraft, keepLastingDraft, readLastingDraft } from '#src/page/lasting-draft.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { fieldsOf, inputOf, wordsIn, type BlogFields, type BlogInput } from './blog-fields.ts';
import { writtenBlogsQueries } from './written-blogs.queries.ts';

/** It has been published since, by somebody or by itself: readers know it. */
export class PublishedMeanwhile extends Error {}

/** Whether the server refuses what a field holds. */
export const isOnField = (error: unknown, field: string): boolean =>
  error instanceof ApiProblem && (error.body.fields ?? []).some(({ fieldName }) => fieldName === field);

/** Somebody else has changed what is being changed. */
export class WrittenByTwo extends Error {}

interface Change {
  body: BlogInput;
  /** What it becomes; undefined where it stays what it is. */
  wanted: BlogStatus | undefined;
  /** Of one that is to be scheduled: ISO 8601, UTC. */
  publishAt?: string | undefined;
  /** The fields that were typed in: somebody else may have changed the rest meanwhile. */
  typed: readonly (keyof BlogFields)[];
  /** What the fields held when the typing began. */
  from: BlogFields;
  /** Whether what somebody else wrote into the same fields meanwhile is given up. */
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
    // The last one is no longer the last.
    queryClient.removeQueries({ queryKey: keyOf(listBlogRevisions) });
    for (const endpoint of [listWrittenBlogs, readBlog, listBlogs, listBlogsByCategory, listFeaturedBlogs])
      void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  };
}

/** Whether somebody else has written something else into a field that was typed in. */
function isByTwo({ body, typed, from }: Change, now: BlogFields): boolean {
  // What may be left out is an empty text as it is typed, and null as it is sent.
  const plain = (fields: object, field: keyof BlogFields) => JSON.stringify((fields as BlogFields)[field] || null);
  const isOther = (field: keyof BlogFields, than: object) => plain(now, field) !== plain(than, field);
  return typed.some((field) => isOther(field, from) && isOther(field, body));
}

/** A first saving of which it is not known whether it arrived. */
interface FirstSaving {
  body: BlogInput;
  key: string;
  /** What was written since into what it may have made, the latest last. */
  written: BlogInput[];
}

/**
 * Saves an article, a new one where there is none yet. Throws WrittenByTwo and PublishedMeanwhile. `firstName`: under what name a first
 * saving outlives the tab until it is known to have arrived whole.
 */
export function useSaveBlog(blog: WrittenBlog | null, firstName: string) {
  const apiClient = useApiClient();
  const showChanged = useShowChanged();
  const unanswered = useRef<FirstSaving>(undefined);

  const make = ({ body, key }: FirstSaving) => apiClient.call(createBlog, { body, idempotencyKey: `${key}/article` });

  function forgetFirst() {
    unanswered.current = undefined;
    void dropLastingDraft(firstName);
  }

  /**
   * What a first saving of an earlier tab has made, or makes now; undefined where that was refused, is deleted, or is nobody knows what by
   * now. Throws what the call does that leaves it open.
   */
  async function madeBefore(first: FirstSaving): Promise<WrittenBlog | undefined> {
    try {
      const made = await make(first);
      const now = await apiClient.call(readWrittenBlog, { parameters: { id: made.id } });
      const { title, content } = wordsIn(now);
      const isAsMade = now.updatedAt === made.updatedAt;
      // What was written into it may have arrived without an answer.
      const isAsWritten = first.written.some((each) => each.title === title && each.content === content && each.status === now.status);
      return isAsMade || isAsWritten ? now : undefined;
    } catch (error) {
      const isNone = error instanceof ApiProblem && (error.status === 400 || error.status === 404 || error.body.fields !== undefined);
      if (isNone) return undefined;
      throw error;
    }
  }

  /**
   * Made once, as a draft, however often an answer is lost: what was typed since, and what it is to become, is written into the same article.
   * So nothing appears that its author has thought better of meanwhile.
   */
  async function create(body: BlogInput): Promise<WrittenBlog> {
    const asDraft: BlogInput = { ...body, status: 'DRAFT', publishAt: undefined };
    const kept = unanswered.current ? undefined : ((await readLastingDraft(firstName)) as FirstSaving | undefined);
    // Under another title it is another article, which its author has begun since.
    const isSame = kept && [kept.body, ...kept.written].some(({ title }) => title === body.title);
    const known = isSame ? await madeBefore(kept) : undefined;
    const first = (unanswered.current ??= kept && known ? kept : { body: asDraft, key: crypto.randomUUID(), written: [] });
    keepLastingDraft(firstName, first);
    /** Another press begins anew where there is no such article: these words were refused, or it was deleted meanwhile. */
    const forget = (isNone: (problem: ApiProblem) => boolean) => (error: unknown) => {
      if (error instanceof ApiProblem && isNone(error)) forgetFirst();
      throw error;
    };
    const made = known ?? (await make(first).catch(forget(({ status, body: { fields } }) => status === 400 || fields !== undefined)));
    const isMore = first.written.length > 0 || JSON.stringify(first.body) !== JSON.stringify(body);
    if (isMore) {
      first.written.push(body);
      keepLastingDraft(firstName, first);
    }
    const saved = isMore ? await write(made.id, body).catch(forget(({ status }) => status === 404)) : made;
    forgetFirst();
    return saved;
  }

  const write = (id: string, body: BlogInput) => apiClient.call(updateBlog, { parameters: { slug: id }, body });

  async function tellOfPublished(now: WrittenBlog): Promise<never> {
    await showChanged(now, now);
    throw new PublishedMeanwhile();
  }

  return useMutation({
    mutationFn: async (change: Change) => {
      const { body, wanted, publishAt, typed, isOverwriting } = change;
      if (!blog) return create({ ...body, status: wanted ?? 'DRAFT', publishAt });
      const now = await apiClient.call(readWrittenBlog, { parameters: { id: blog.id } });
      const isOtherTime = wanted === 'SCHEDULED' && now.publishAt !== blog.publishAt && now.publishAt !== publishAt;
      const isKnown = now.status === 'PUBLISHED' || now.status === 'ARCHIVED';
      if (isKnown && (wanted === 'DRAFT' || wanted === 'SCHEDULED')) return tellOfPublished(now);
      if (!isOverwriting && (isOtherTime || isByTwo(change, fieldsOf(now)))) throw new WrittenByTwo();
      const changed = Object.fromEntries(Object.entries(body).filter(([field]) => typed.some((each) => each === field)));
      const sent = write(blog.id, { ...inputOf(now), ...changed, status: wanted ?? now.status, publishAt });
      return sent.catch(async (error: unknown) => {
        // It has appeared since it was read.
        if (!isOnField(error, 'status')) throw error;
        return tellOfPublished(await apiClient.call(readWrittenBlog, { parameters: { id: blog.id } }));
      });
    },
    onSuccess: (saved) => showChanged(saved, saved),
  });
}

/** Removes an article as it was seen. Throws WrittenByTwo where somebody has published it meanwhile. */
export function useDeleteBlog({ id }: WrittenBlog) {
  const apiClient = useApiClient();
  const showChanged = useShowChanged();
  return useMutation({
    mutationFn: async () => {
      const { status } = await apiClient.call(readWrittenBlog, { parameters: { id } });
      if (status === 'PUBLISHED') throw new WrittenByTwo();
      return apiClient.call(deleteBlog, { parameters: { slug: id } });
    },
    onSuccess: (gone) => showChanged(gone, undefined),
  });
}
