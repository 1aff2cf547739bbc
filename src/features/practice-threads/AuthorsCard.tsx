import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ThreadAuthor } from '#contract/threads/moderation.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import styles from './Moderation.module.css';
import { moderationQueries } from './moderation.queries.ts';

interface AuthorsCardProps {
  slug: string;
  isShown: boolean;
  onShow: (authors: readonly ThreadAuthor[]) => void;
}

/** Names behind the pseudonyms, only on a press that says what it leaves behind. */
export function AuthorsCard({ slug, isShown, onShow }: AuthorsCardProps) {
  const t = useMessages('practice-threads');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending } = useMutation({
    // Asked for each time and not kept: the trail tells of every look.
    mutationFn: () => queryClient.fetchQuery({ ...moderationQueries.authors(apiClient, slug), staleTime: 0, gcTime: 0 }),
    onSuccess: ({ items }) => {
      // The button goes: the focus is on what is told in its place.
      heading.current?.focus();
      onShow(items);
    },
    onError: (error) => toastProblem(error, locale),
  });
  return (
    <Card className={styles['card']}>
      <h2 ref={heading} tabIndex={-1}>
        {t('authorsTitle')}
      </h2>
      <p>{t(isShown ? 'authorsShown' : 'authorsText')}</p>
      {!isShown && (
        <div>
          <Button isPending={isPending} onClick={() => mutate()}>
            {t('showAuthors')}
          </Button>
        </div>
      )}
    </Card>
  );
}
