import { useMutation } from '@tanstack/react-query';
import { updateThreadFlags } from '#contract/threads/moderation.endpoints.ts';
import type { ModeratedThread } from '#contract/threads/moderation.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './Moderation.module.css';
import { useThreadNews } from './use-moderation.ts';

interface Flags {
  isLocked?: boolean;
  featured?: boolean;
}

/** Closes a public thread or opens it again; picks it for readers, or no longer. */
export function ThreadFlags({ thread: { slug, isLocked, featured } }: { thread: ModeratedThread }) {
  const t = useMessages('practice-threads');
  const locale = useLocale();
  const apiClient = useApiClient();
  const tellNews = useThreadNews();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Flags) => apiClient.call(updateThreadFlags, { parameters: { slug }, body }),
    onSuccess: async () => {
      await tellNews();
      void toast.success(t('saved'));
    },
    onError: (error) => toastProblem(error, locale),
  });
  return (
    <div className={styles['decisions']}>
      <Button variant="plain" aria-disabled={isPending || undefined} onClick={() => !isPending && mutate({ isLocked: !isLocked })}>
        {t(isLocked ? 'unlock' : 'lock')}
      </Button>
      <Button variant="plain" aria-disabled={isPending || undefined} onClick={() => !isPending && mutate({ featured: !featured })}>
        {t(featured ? 'unfeature' : 'feature')}
      </Button>
    </div>
  );
}
