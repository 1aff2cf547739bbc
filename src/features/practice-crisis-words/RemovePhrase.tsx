import type { RefObject } from 'react';
import { removeCrisisPhrase } from '#contract/threads/crisis-phrases.endpoints.ts';
import type { CrisisPhrase } from '#contract/threads/crisis-phrases.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useChange } from '#src/page/use-change.ts';
import { useCrisisWordsChange } from './use-crisis-words-change.ts';

interface RemovePhraseProps {
  phrase: CrisisPhrase;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function RemovePhrase({ phrase: { id, phrase }, fallbackFocus, onClose }: RemovePhraseProps) {
  const t = useMessages('practice-crisis-words');
  const removing = useCrisisWordsChange((apiClient) => apiClient.call(removeCrisisPhrase, { parameters: { id } }));
  const send = async () => {
    await removing.mutateAsync();
    void toast.success(t('removed', { phrase }));
  };
  const remove = useChange({ send, onClose });
  return (
    <ChangeModal
      title={t('removeTitle', { phrase })}
      doLabel={t('remove')}
      variant="danger"
      isPending={removing.isPending}
      fallbackFocus={fallbackFocus}
      onDo={() => void remove()}
      onClose={onClose}
    >
      <p>{t('removeMeans')}</p>
    </ChangeModal>
  );
}
