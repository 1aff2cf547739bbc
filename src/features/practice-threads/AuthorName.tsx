import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { TextAuthor } from '#contract/threads/moderation.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { personName } from '#src/practice/practice-words.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './Moderation.module.css';
import { moderationQueries } from './moderation.queries.ts';

/** The name behind a pseudonym, and no other of the thread, on a press that says what it leaves behind. */
export function AuthorName({ text }: { text: { slug: string; commentId: string | null } }) {
  const t = useMessages('practice-threads');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const shown = useRef<HTMLParagraphElement>(null);
  const { mutate, data, isPending } = useMutation({
    // Asked for each time and not kept: the trail tells of every look.
    mutationFn: () => queryClient.fetchQuery({ ...moderationQueries.author(apiClient, text), staleTime: 0, gcTime: 0 }),
    // The button goes: the focus is on what is told in its place.
    onSuccess: () => shown.current?.focus(),
    onError: (error) => toastProblem(error, locale),
  });
  return (
    <>
      <p ref={shown} tabIndex={-1} className={styles['author']}>
        {data && <Author author={data.author} />}
      </p>
      {!data && (
        <Button variant="plain" isPending={isPending} onClick={() => mutate()}>
          {t('showAuthor')}
        </Button>
      )}
    </>
  );
}

function Author({ author }: { author: TextAuthor | null }) {
  const t = useMessages('practice-threads');
  if (!author) return t('authorGone');
  return (
    <>
      {t('writtenBy')}{' '}
      <Link to="/practice/clients/$authID" params={{ authID: author.authID }} className={styles['link']}>
        {personName(author)}
      </Link>
    </>
  );
}
