import type { ComponentType } from 'react';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { Modal } from '#src/ui/Modal.tsx';
import styles from './WriteBlog.module.css';

export interface BlogPreviewProps {
  /** The readers' own page of an article, loaded with this part. */
  View: ComponentType<{ blog: Blog }>;
  /** As it would be once what is typed is published. */
  blog: Blog;
  onClose: () => void;
}

/** What readers would see, before it is saved. */
export function BlogPreview({ View, blog, onClose }: BlogPreviewProps) {
  const t = useMessages('practice-blogs');
  const tPractice = useMessages('practice');
  return (
    <Modal title={t('previewTitle')} closeLabel={tPractice('close')} size="page" onClose={onClose}>
      <p className={styles['quiet']}>{t('previewNote')}</p>
      <div className={styles['page']}>
        <View blog={blog} />
      </div>
    </Modal>
  );
}
