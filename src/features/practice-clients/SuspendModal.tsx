import * as z from 'zod/mini';
import { suspendClient } from '#contract/auth/accounts.endpoints.ts';
import { banBody } from '#contract/auth/accounts.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { isDate, requiredText } from '#contract/validation-rules.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { startOfDayInZone } from '#src/ui/start-of-day.ts';
import type { AccountModalProps } from './account-modal.ts';
import { accountName } from './client-columns.tsx';
import styles from './ClientFile.module.css';
import { useAccountChange } from './use-account-change.ts';

/** A day is chosen; the call takes the instant at which it begins for the practice. */
const suspensionForm = z.extend(banBody, { until: requiredText(isDate) });

/** Closes an account until a day, with the reason that its person will read. */
export function SuspendModal({ account, fallbackFocus, onClose }: AccountModalProps) {
  const t = useMessages('practice-clients');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const { form, errorOf, showProblem } = useContractForm(suspensionForm, { until: '', reason: '' });
  const { forget } = useLastingForm(form, `suspend/${account.authID}`);
  const name = accountName(account);
  const suspending = useAccountChange(
    (apiClient, { reason, until }: { reason: string; until: string }) => {
      const body = { reason, until: startOfDayInZone(until, defaultTimeZone).toISOString() };
      return apiClient.call(suspendClient, { parameters: { id: account.authID }, body });
    },
    t('done.suspend', { name }),
  );
  const submit = form.handleSubmit(async (chosen) => {
    try {
      await suspending.mutateAsync(chosen);
      forget();
      onClose();
    } catch (error) {
      if (!showProblem(error)) toastProblem(error, locale);
    }
  });
  return (
    <Modal title={t('ask.suspend', { name })} closeLabel={tPractice('close')} size="small" onClose={onClose} fallbackFocus={fallbackFocus}>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('means.suspend')}</p>
        <TextField type="date" label={t('untilLabel')} hint={t('untilHint')} error={errorOf('until')} {...form.register('until')} />
        <TextArea label={t('reasonLabel')} hint={t('reasonHint')} error={errorOf('reason')} {...form.register('reason')} />
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{tPractice('keep')}</Button>
          <Button type="submit" variant="danger" isPending={suspending.isPending}>
            {t('actions.suspend')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
