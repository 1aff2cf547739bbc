import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { reportNoteMaxLength } from '#contract/constants.ts';
import { isOfDanger, reportReasons, type ReportReason } from '#contract/threads/report-reasons.ts';
import { reportText } from '#contract/threads/reports.endpoints.ts';
import { reportWords } from '#contract/threads/reports.schema.ts';
import { readThreadScore } from '#contract/threads/threads.endpoints.ts';
import { ApiProblem, NetworkFailure } from '#src/device/problems.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { usePageState } from '#src/page/page-state.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { runProtected } from '#src/session/protected-action.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChoiceCards } from '#src/ui/form/ChoiceCards.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { ModalActions } from '#src/ui/ModalActions.tsx';
import { NoEmergencyCall } from './NoEmergencyCall.tsx';
import styles from './ReplyArea.module.css';

interface ReportFormProps {
  slug: string;
  commentId: string | null;
  onSent: (reason: ReportReason) => void;
  onClose: () => void;
}

/** A report is never queued for later: what is said of a danger has to be read now, or not thought to have been. */
export function ReportForm({ slug, commentId, onSent, onClose }: ReportFormProps) {
  const t = useMessages('thread-report');
  const locale = useLocale();
  const isAway = usePageState(isOffline);
  const apiClient = useApiClient();
  const { form, errorOf, showProblem } = useContractForm(reportWords, { reason: '', note: '' });
  const { forget } = useLastingForm(form, `report/${commentId ?? slug}`);
  const [failure, setFailure] = useState<unknown>();
  // A mutation: what takes long is told to whoever waits.
  const { mutateAsync } = useMutation({
    mutationFn: (words: z.output<typeof reportWords>) =>
      apiClient.call(reportText, { parameters: { slug }, body: { ...words, commentId } }),
  });
  const frame = useRef<HTMLFormElement>(null);
  // An answer to an earlier call may come after the failure: what did not leave has not left, whatever the network does now.
  const [hasFailed, setHasFailed] = useState(false);
  const isUnsent = isAway || hasFailed;
  const reason = reportReasons.find((known) => known === form.watch('reason'));
  const choices = reportReasons.map((value) => ({ value, label: t(`reasons.${value}`), description: t(`reasonTexts.${value}`) }));

  // Whether it can be sent is known before it is written: this call is never answered by the device.
  useEffect(() => void apiClient.call(readThreadScore, { parameters: { slug } }).catch(() => undefined), [apiClient, slug]);

  async function send(words: z.output<typeof reportWords>) {
    setFailure(undefined);
    try {
      // A visitor is not asked to sign in for what cannot leave.
      if (isOffline.get()) await apiClient.call(readThreadScore, { parameters: { slug } });
      const sent = await runProtected(() => mutateAsync(words));
      if (!sent) return;
      await forget();
      onSent(sent.reason);
    } catch (error) {
      setHasFailed(error instanceof NetworkFailure);
      if (!showProblem(error)) setFailure(error);
    }
  }

  function sentenceOf(error: unknown): string {
    if (error instanceof NetworkFailure) return t('notSent');
    if (error instanceof ApiProblem && error.body.reason === 'RATE_LIMITED') return t('enoughForToday');
    return problemSentence(error, locale);
  }

  // The choice is at the top of the sheet, the button that asks for it at its foot.
  const goToChoice = () => frame.current?.querySelector('input')?.focus();

  return (
    <form ref={frame} className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send, goToChoice)(event)}>
      <p>{t('lead')}</p>
      <div aria-live="polite">{(isUnsent || (reason && isOfDanger(reason))) && <NoEmergencyCall isOffline={isUnsent} />}</div>
      <ChoiceCards
        legend={t('reasonLegend')}
        choices={choices}
        value={reason}
        error={errorOf('reason')}
        onChoose={(chosen) => form.setValue('reason', chosen, { shouldDirty: true, shouldValidate: true })}
      />
      <TextArea
        label={t('noteLabel')}
        optionalLabel={t('optional')}
        hint={t('noteHint')}
        error={errorOf('note')}
        dir="auto"
        rows={3}
        maxLength={reportNoteMaxLength}
        {...form.register('note')}
      />
      {failure !== undefined && (
        <p className={styles['problem']} role="alert">
          {sentenceOf(failure)}
        </p>
      )}
      <ModalActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button type="submit" variant="filled" isPending={form.formState.isSubmitting}>
          {t('send')}
        </Button>
      </ModalActions>
    </form>
  );
}
