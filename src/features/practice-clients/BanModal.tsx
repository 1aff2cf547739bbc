import { banClient } from '#contract/auth/accounts.endpoints.ts';
import { banBody } from '#contract/auth/accounts.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import type { AccountModalProps } from './account-modal.ts';
import { accountName } from './client-columns.tsx';
import styles from './ClientFile.module.css';
import { useAccountChange } from './use-account-change.ts';

/** Closes an account for good, with the reason that its person will read. */
export function BanModal({ account, fallbackFocus, onClose }: AccountModalProps) {
  const t = useMessages('practice-clients');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const { form, errorOf, showProblem } = useContractForm(banBody, { reason: '' });
  const { forget } = useLastingForm(form, `ban/${account.authID}`);
  const name = accountName(account);
  const banning = useAccountChange(
    (apiClient, body: { reason: string }) => apiClient.call(banClient, { parameters: { id: account.authID }, body }),
    t('done.ban', { name }),
  );
  const submit = form.handleSubmit(async (body) => {
    try {
      await banning.mutateAsync(body);
      forget();
      onClose();
    } catch (error) {
      if (!showProblem(error)) toastProblem(error, locale);
    }
  });
  return (
    <Modal title={t('ask.ban', { name })} closeLabel={tPractice('close')} size="small" onClose={onClose} fallbackFocus={fallbackFocus}>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('means.ban')}</p>
        <TextArea label={t('reasonLabel')} hint={t('reasonHint')} error={errorOf('reason')} {...form.register('reason')} />
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{tPractice('keep')}</Button>
          <Button type="submit" variant="danger" isPending={banning.isPending}>
            {t('actions.ban')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
