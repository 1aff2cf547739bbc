import { useRef, useState } from 'react';
import { defaultTimeZone } from '#contract/constants.ts';
import { numbersToVerify } from '#contract/help-line/numbers-to-verify.ts';
import { verifyHelpNumber } from '#contract/practice/help-line.endpoints.ts';
import type { HelpNumber } from '#contract/practice/help-line.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { dateInZone, formatInstant } from '#contract/dates-in-words.ts';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import styles from './HelpNumbers.module.css';
import { useHelpLineChange } from './use-help-line-change.ts';

/** When the number was last called, and one press to say that it has been today. */
export function VerifyNumber({ number, name }: { number: HelpNumber; name: string }) {
  const t = useMessages('practice-help-line');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const frame = useRef<HTMLDivElement>(null);
  const { id, verifiedAt } = number;
  const verifying = useHelpLineChange((apiClient) => apiClient.call(verifyHelpNumber, { parameters: { numberId: id } }));
  const date = verifiedAt && formatInstant(`${verifiedAt}T12:00:00Z`, 'date', locale, defaultTimeZone);
  const isDue = numbersToVerify([number], now).length > 0;
  const isFresh = verifiedAt === dateInZone(now, defaultTimeZone);
  // The button goes: the focus stays beside it.
  function tell() {
    frame.current?.focus();
    void toast.success(t('verified', { name }));
  }

  return (
    <div ref={frame} className={styles['check']} tabIndex={-1}>
      <StatusBadge tone={isDue ? 'wait' : 'ok'}>
        {date ? t(isDue ? 'verifiedLongAgo' : 'verifiedOn', { date }) : t('neverVerified')}
      </StatusBadge>
      {!isFresh && (
        <Button
          aria-label={t('verifyNamed', { name })}
          isPending={verifying.isPending}
          onClick={() => verifying.mutate(undefined, { onSuccess: tell })}
        >
          <CheckIcon size={20} />
          {t('verify')}
        </Button>
      )}
    </div>
  );
}
