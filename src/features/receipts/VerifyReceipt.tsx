import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { receiptQueries } from './receipts.queries.ts';
import { Verdict } from './Verdict.tsx';
import styles from './Receipt.module.css';
import { verifySignedReceipt } from './verify-signed-receipt.ts';

/** Verifies what stands behind the hash of the address, as the QR code of a receipt writes it, or what is pasted. */
export function VerifyReceipt() {
  const t = useMessages('receipts');
  const signed = useLocation({ select: ({ hash }) => hash });
  const key = useQuery(receiptQueries.key(useApiClient()));
  const verified = useQuery({
    queryKey: ['verified receipt', signed, key.data],
    queryFn: () => (key.data ? verifySignedReceipt(signed, key.data) : null),
    enabled: signed !== '' && key.data !== undefined,
    staleTime: Infinity,
  });
  // The router takes what is behind the hash for a place on the page, finds none, and stays where the last page was.
  useEffect(() => {
    if (signed !== '') window.scrollTo(0, 0);
  }, [signed]);

  return (
    <>
      <h1>{t('verifyTitle')}</h1>
      <p>{t('verifyText')}</p>
      {signed !== '' && (
        <div role="status" className={styles['answer']}>
          {!key.data && key.failureReason && (
            <>
              <p>{t('noKey')}</p>
              <Button onClick={() => void key.refetch()}>{t('retry')}</Button>
            </>
          )}
          {verified.isError && <p>{t('cannotVerify')}</p>}
          {verified.data !== undefined && <Verdict claims={verified.data} />}
        </div>
      )}
      <PastedReceipt key={signed} />
    </>
  );
}

/** For who has the text of the code and no camera to read it. */
function PastedReceipt() {
  const t = useMessages('receipts');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useId();

  function verify(event: SubmitEvent) {
    event.preventDefault();
    const signed = text.trim().split('#').at(-1) ?? '';
    setIsMissing(signed === '');
    if (signed === '') document.getElementById(field)?.querySelector('textarea')?.focus();
    else void navigate({ to: '/verify-receipt', hash: signed });
  }

  return (
    <form className={styles['form']} onSubmit={verify} noValidate>
      <div id={field}>
        <TextArea
          label={t('pasteLabel')}
          hint={t('pasteHint')}
          error={isMissing ? t('pasteMissing') : undefined}
          dir="ltr"
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit">{t('verify')}</Button>
    </form>
  );
}
