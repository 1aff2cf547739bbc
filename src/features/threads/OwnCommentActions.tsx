import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { EditIcon } from '#src/ui/icons/EditIcon.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import styles from './CommentItem.module.css';
import { DeleteComment } from './DeleteComment.tsx';
import { EditCommentForm } from './EditCommentForm.tsx';
import { threadsQueries } from './threads.queries.ts';

interface OwnCommentActionsProps {
  slug: string;
  comment: { commentId: string; content: string };
}

/** For its author: changes a comment that others read, in its first hours, or takes it away. */
export function OwnCommentActions({ slug, comment }: OwnCommentActionsProps) {
  const t = useMessages('thread-reply');
  const [isOpen, setIsOpen] = useState(false);
  const { data: own } = useQuery(threadsQueries.score(useApiClient(), slug));
  if (!own?.myPublished?.includes(comment.commentId)) return null;
  const close = () => setIsOpen(false);
  return (
    <div className={styles['own']}>
      {own.myEditable?.includes(comment.commentId) && (
        <Button variant="plain" onClick={() => setIsOpen(true)}>
          <EditIcon size={20} />
          {t('edit')}
        </Button>
      )}
      <DeleteComment slug={slug} commentId={comment.commentId} />
      {isOpen && (
        <Modal title={t('editReply')} closeLabel={t('notNow')} onClose={close}>
          <EditCommentForm slug={slug} comment={comment} onClose={close} />
        </Modal>
      )}
    </div>
  );
}
