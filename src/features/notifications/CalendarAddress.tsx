import { useMutation } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { revokeCalendarSubscription } from '#contract/booking/calendar-subscription.endpoints.ts';
import type { CalendarSubscription } from '#contract/booking/calendar-subscription.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { deviceTimeZone } from '#src/ui/device-time-zone.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { AnchorButton } from '#src/ui/LinkButton.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { ModalActions } from '#src/ui/ModalActions.tsx';
import styles from './Switches.module.css';

interface CalendarAddressProps extends Omit<CalendarSubscription, 'address'> {
  address: string;
  isDiscreet: boolean;
  /** Where the keyboard goes on once the address is gone, and with it what withdrew it. */
  title: RefObject<HTMLElement | null>;
  onShowNames: (showsNames: boolean) => void;
  onRevoked: (revoked: CalendarSubscription) => void;
}

/** The address, what is shown there, and the way to withdraw it. */
export function CalendarAddress({ address, lastReadAt, showsNames, isDiscreet, ...rest }: CalendarAddressProps) {
  const { title, onShowNames, onRevoked } = rest;
  const t = useMessages('notifications');
  const locale = useLocale();

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      void toast.success(t('calendarCopied'));
    } catch {
      void toast.error(t('calendarNotCopied'));
    }
  }

  return (
    <>
      <TextField label={t('calendarAddress')} value={address} readOnly onFocus={(event) => event.target.select()} />
      <div className={styles['actions']}>
        <Button onClick={() => void copy()}>{t('calendarCopy')}</Button>
        {/* By this scheme phones and most desktop programs offer to subscribe. */}
        <AnchorButton variant="plain" href={address.replace(/^https?:/, 'webcal:')}>
          {t('calendarOpen')}
        </AnchorButton>
      </div>
      <p>{t('calendarHow')}</p>
      <p>
        {lastReadAt === null ? (
          t('calendarUnread')
        ) : (
          <>
            {t('calendarRead')} <DateText instant={lastReadAt} format="short" language={locale} timeZone={deviceTimeZone()} />
          </>
        )}
      </p>
      <Checkbox label={t('calendarNames')} checked={showsNames} onChange={({ target }) => onShowNames(target.checked)} />
      <p>{t(isDiscreet ? 'calendarDiscreet' : 'calendarNamesMean')}</p>
      <p>{t('calendarSecret')}</p>
      <RevokeAddress title={title} onRevoked={onRevoked} />
    </>
  );
}

function RevokeAddress({ title, onRevoked }: Pick<CalendarAddressProps, 'title' | 'onRevoked'>) {
  const t = useMessages('notifications');
  const locale = useLocale();
  const apiClient = useApiClient();
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => apiClient.call(revokeCalendarSubscription, {}),
    onSuccess: (revoked) => {
      void toast.success(t('calendarRevoked'));
      onRevoked(revoked);
    },
    onError: (problem) => toastProblem(problem, locale),
  });
  return (
    <div>
      <Button variant="plain" onClick={() => setIsAsking(true)}>
        {t('calendarRevoke')}
      </Button>
      {isAsking && (
        <Modal
          title={t('calendarRevokeTitle')}
          closeLabel={t('close')}
          size="small"
          fallbackFocus={title}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('calendarRevokeText')}</p>
          <ModalActions>
            <Button onClick={() => setIsAsking(false)}>{t('calendarKeep')}</Button>
            <Button variant="danger" isPending={revoke.isPending} onClick={() => revoke.mutate()}>
              {t('calendarWithdraw')}
            </Button>
          </ModalActions>
        </Modal>
      )}
    </div>
  );
}
