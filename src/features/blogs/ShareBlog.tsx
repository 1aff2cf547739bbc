import { useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { UploadIcon } from '#src/ui/icons/UploadIcon.tsx';

/** Hands the article's address to the device's own way of sharing, or copies it. */
export function ShareBlog({ title }: { title: string }) {
  const t = useMessages('blog');

  async function share() {
    const url = location.origin + location.pathname;
    // Not everywhere, whatever the types say.
    const canShare: boolean = 'share' in navigator;
    try {
      if (canShare) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      void toast.success(t('linkCopied'));
    } catch (error) {
      // Given up by the person: nothing to tell.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void toast.error(t('notShared'));
    }
  }

  return (
    <p>
      <Button onClick={() => void share()}>
        <UploadIcon size={20} />
        {t('share')}
      </Button>
    </p>
  );
}
