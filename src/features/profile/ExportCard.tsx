import { useMutation } from '@tanstack/react-query';
import { exportOwnData } from '#contract/auth/own-data.endpoints.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { saveFile } from '#src/page/save-file.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FileIcon } from '#src/ui/icons/FileIcon.tsx';
import styles from './Profile.module.css';

/** Everything that is kept about the person, as a file of theirs. */
export function ExportCard() {
  const t = useMessages('profile');
  const locale = useLocale();
  const apiClient = useApiClient();
  const exporting = useMutation({
    mutationFn: () => apiClient.call(exportOwnData),
    onSuccess: (data) => {
      const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(`${t('exportFile')}-${new Date().toISOString().slice(0, 10)}.json`, content);
      void toast.success(t('exported'));
    },
    onError: (error) => toastProblem(error, locale),
  });
  return (
    <Card as="section" aria-labelledby="export-title" className={styles['card']}>
      <h2 id="export-title">{t('exportTitle')}</h2>
      <p>{t('exportText')}</p>
      <div>
        <Button isPending={exporting.isPending} onClick={() => exporting.mutate()}>
          <FileIcon size={20} />
          {t('export')}
        </Button>
      </div>
    </Card>
  );
}
