import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { undoSeconds } from '#contract/constants.ts';
import {
  listAllThreads,
  listWaitingTexts,
  readModeratedThread,
  unvalidateComment,
  unvalidateThread,
  validateComment,
  validateThread,
} from '#contract/threads/moderation.endpoints.ts';
import { listFeaturedThreads, listThreads, listThreadsGrouped, readThread, readThreadScore } from '#contract/threads/threads.endpoints.ts';
import { closeReports } from '#contract/threads/reports.endpoints.ts';
import type { ThreadStatus } from '#contract/threads/threads.schema.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { lastDecisionAtom, type LastDecision } from './last-decision.ts';

/** A thread, or one of its comments. */
export interface ModeratedText {
  readonly slug: string;
  readonly commentId: string | null;
  /** Of the words on the screen. */
  readonly editedAt: string | null;
}

/** As it stood on the screen. */
export interface SeenText extends ModeratedText {
  readonly status: ThreadStatus;
}

interface Decision extends SeenText {
  /** For the author; without one the text is published. */
  readonly reason?: string;
  /** Leaves a public text as it is: what readers reported of it until then is dealt with. */
  readonly seenUntil?: string;
}

async function decide(apiClient: ApiClient, { slug, commentId, editedAt, status, reason, seenUntil }: Decision): Promise<void> {
  if (seenUntil !== undefined) {
    await apiClient.call(closeReports, { parameters: { slug }, body: { commentId, seenUntil, editedAt } });
    return;
  }
  const seen = { editedAt, status };
  if (commentId === null) {
    const parameters = { slug };
    if (reason === undefined) await apiClient.call(validateThread, { parameters, body: seen });
    else await apiClient.call(unvalidateThread, { parameters, body: { ...seen, reason } });
    return;
  }
  const parameters = { slug, commentId };
  if (reason === undefined) await apiClient.call(validateComment, { parameters, body: seen });
  else await apiClient.call(unvalidateComment, { parameters, body: { ...seen, reason } });
}

/** All that shows threads, to those who moderate and to readers. */
const ofModerators = [listWaitingTexts, listAllThreads, readModeratedThread];
const ofReaders = [readThread, listThreads, listThreadsGrouped, listFeaturedThreads, readThreadScore];
const changed = [...ofModerators, ...ofReaders];

/** Shows anew what a change of a thread may have changed; resolves once what is on the screen is there again. */
export function useThreadNews(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => void (await Promise.all(changed.map((endpoint) => queryClient.invalidateQueries({ queryKey: keyOf(endpoint) }))));
}

const told = ({ commentId, reason, seenUntil }: Decision): LastDecision['told'] => {
  if (seenUntil !== undefined) return 'leftPublic';
  if (reason === undefined) return 'published';
  return commentId === null ? 'withheldThread' : 'withheld';
};

/** Publishes a text, or does not, or leaves a reported one, which the page's UndoBar says; `onDecided` hears of it before the lists are there again. */
export function useModeration(onDecided: () => void) {
  const apiClient = useApiClient();
  const tellNews = useThreadNews();
  const setLast = useSetAtom(lastDecisionAtom);
  return useMutation({
    mutationFn: (decision: Decision) => decide(apiClient, decision),
    onError: (problem) => void (problem instanceof ApiProblem && problem.body.reason === 'TEXT_CHANGED' && tellNews()),
    onMutate: () => Date.now(),
    onSuccess: async (_, decision, sentAt) => {
      const { slug, commentId } = decision;
      setLast({ slug, commentId, told: told(decision), until: sentAt + undoSeconds * 1000 });
      onDecided();
      await tellNews();
    },
  });
}
