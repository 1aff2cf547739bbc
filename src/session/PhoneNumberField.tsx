import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps, type FocusEvent } from 'react';
import { isPhoneNumberAvailable } from '#contract/auth/auth.endpoints.ts';
import { phoneNumber } from '#contract/auth/auth.schema.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import styles from './SessionForm.module.css';
import { writtenPhoneNumber } from './written-phone-number.ts';

interface PhoneNumberFieldProps extends Pick<ComponentProps<typeof PhoneField>, 'ref' | 'name'> {
  error: string | undefined;
  /** One's own number needs no asking. */
  current: string | null;
  onChange: (event: { target: { name: string; value: string }; type: 'change' }) => unknown;
  onBlur: (event: FocusEvent<HTMLInputElement>) => unknown;
}

/** A phone number that is put into its international form once left, and told whether another account has it already. */
export function PhoneNumberField({ error, current, name = 'phoneNumber', onChange, onBlur, ref }: PhoneNumberFieldProps) {
  const t = useMessages('session');
  const apiClient = useApiClient();
  const [left, setLeft] = useState<string>();
  const [isImpossible, setIsImpossible] = useState(false);
  const asked = left !== undefined && left !== current ? left : '';
  const { data } = useQuery({
    ...endpointQuery(apiClient, isPhoneNumberAvailable, { query: { phoneNumber: asked } }),
    enabled: asked !== '',
    // Without an answer nothing is said: saving will tell.
    retry: false,
  });
  const isTaken = asked !== '' && data?.available === false;

  async function leave(event: FocusEvent<HTMLInputElement>) {
    const { target } = event;
    const { value } = target;
    onBlur(event);
    const written = await writtenPhoneNumber(value);
    // Typed on meanwhile: it is read again when it is left again.
    if (target.value !== value) return;
    const plain = phoneNumber.safeParse(value);
    setIsImpossible(written?.isPossible === false);
    setLeft(written?.isPossible ? written.value : written === undefined && plain.success ? plain.data : undefined);
    if (!written?.isPossible || written.international === value) return;
    target.value = written.international;
    onChange({ target: { name, value: written.international }, type: 'change' });
  }

  return (
    <div className={styles['phone']}>
      <PhoneField
        ref={ref}
        name={name}
        label={t('phoneNumber')}
        hint={t('phoneHint')}
        error={error ?? (isTaken ? t('phoneTaken') : isImpossible ? t('phoneImpossible') : undefined)}
        onChange={({ target }) => onChange({ target: { name, value: target.value }, type: 'change' })}
        onFocus={() => void import('libphonenumber-js/min').catch(() => undefined)}
        onBlur={(event) => void leave(event)}
      />
      <output className={styles['available']}>{asked !== '' && data?.available === true && !error && t('phoneAvailable')}</output>
    </div>
  );
}
