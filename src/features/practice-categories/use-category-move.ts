import { listAllCategories, updateCategory } from '#contract/categories/categories.endpoints.ts';
import type { Category } from '#contract/categories/categories.schema.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { forgetKept } from '#src/device/forget-kept.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useMoveInList } from '#src/practice/use-move-in-list.ts';
import { categoryQueries } from './categories.queries.ts';

/** Moves a category in the order the site shows. */
export const useCategoryMove = () =>
  useMoveInList<Category>({
    queryKey: categoryQueries.list(useApiClient()).queryKey,
    send: (apiClient, { item: { id, name }, place }) =>
      apiClient.call(updateCategory, { parameters: { id }, body: { name, order: place } }),
    onMoved: () => forgetKept(endpointUrl(listAllCategories)),
  });
