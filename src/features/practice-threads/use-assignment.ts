import { useMutation } from '@tanstack/react-query';
import type { Assignee } from '#contract/threads/assignee.schema.ts';
import { assignText } from '#contract/threads/moderation.endpoints.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { useLocale } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useThreadNews } from './use-moderation.ts';

interface AssignedText {
  readonly slug: string;
  readonly commentId: string | null;
  /** As the page shows it. */
  readonly assignee: Assignee | null;
}

/** Takes a text on, or gives it back; where somebody else was quicker, the page shows who. */
export function useAssignment({ slug, commentId, assignee }: AssignedText) {
  const locale = useLocale();
  const apiClient = useApiClient();
  const tellNews = useThreadNews();
  return useMutation({
    mutationFn: (isAssigned: boolean) =>
      apiClient.call(assignText, { parameters: { slug }, body: { commentId, isAssigned, seenSince: assignee?.since ?? null } }),
    onSuccess: tellNews,
    onError: async (error) => {
      toastProblem(error, locale);
      // Waited for, so that the next press is about what is shown then.
      if (error instanceof ApiProblem && error.body.reason === 'ASSIGNED_MEANWHILE') await tellNews();
    },
  });
}
