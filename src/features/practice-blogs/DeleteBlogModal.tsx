import type { WrittenBlog } from '#contract/blogs/blogs.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useChange } from '#src/page/use-change.ts';
import { useDeleteBlog, WrittenByTwo } from './use-save-blog.ts';

interface DeleteBlogModalProps {
  blog: WrittenBlog;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks once more: nothing brings an article back. */
export function DeleteBlogModal({ blog, onDeleted, onClose }: DeleteBlogModalProps) {
  const t = useMessages('practice-blogs');
  const deleting = useDeleteBlog(blog);
  const remove = useChange({
    send: () => deleting.mutateAsync(),
    onClose: onDeleted,
    showProblem: (error) => error instanceof WrittenByTwo,
  });
  return (
    <ChangeModal
      title={t('deleteTitle')}
      doLabel={t('delete')}
      variant="danger"
      isPending={deleting.isPending}
      onDo={() => void remove()}
      onClose={onClose}
    >
      <p>
        {t('deleteMeans')} <bdi>{blog.title}</bdi>
      </p>
      {deleting.error instanceof WrittenByTwo && <p role="alert">{t('publishedMeanwhile')}</p>}
    </ChangeModal>
  );
}
