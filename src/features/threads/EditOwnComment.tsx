import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { EditCommentForm } from './EditCommentForm.tsx';
import { threadsQueries } from './threads.queries.ts';

interface EditOwnCommentProps {
  slug: string;
  comment: { commentId: string; content: string };
}

/** For its author, in its first hours: changes a comment that others read. */
export function EditOwnComment({ slug, comment }: EditOwnCommentProps) {
  const t = useMessages('threads');
  const [isOpen, setIsOpen] = useState(false);
  const { data: own } = useQuery(threadsQueries.score(useApiClient(), slug));
  if (!own?.myEditable?.includes(comment.commentId)) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="plain" onClick={() => setIsOpen(true)}>
        {t('edit')}
      </Button>
      {isOpen && (
        <Modal title={t('editReply')} closeLabel={t('notNow')} onClose={close}>
          <EditCommentForm slug={slug} comment={comment} onClose={close} />
        </Modal>
      )}
    </>
  );
}
