import { useAskConfirmation } from '#src/session/use-ask-confirmation.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';

/** Sends the link that confirms one's address, from where it is missed: what was chosen stays. */
export function ConfirmAddress() {
  const t = useMessages('booking');
  const asking = useAskConfirmation();
  return (
    <>
      <p role="status">{asking.isSuccess && t('confirmationSent')}</p>
      {!asking.isSuccess && (
        <Button isPending={asking.isPending} onClick={() => asking.mutate()}>
          {t('sendConfirmation')}
        </Button>
      )}
    </>
  );
}
