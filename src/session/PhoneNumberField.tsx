import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { isPhoneNumberAvailable } from '#contract/auth/auth.endpoints.ts';
import { phoneNumber } from '#contract/auth/auth.schema.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import styles from './SessionForm.module.css';

interface PhoneNumberFieldProps extends Pick<ComponentProps<typeof PhoneField>, 'ref' | 'name' | 'onChange' | 'onBlur'> {
  error: string | undefined;
  /** One's own number needs no asking. */
  current: string | null;
}

/** A phone number that is told, once left, whether another account has it already. */
export function PhoneNumberField({ error, current, onBlur, ...input }: PhoneNumberFieldProps) {
  const t = useMessages('session');
  const apiClient = useApiClient();
  const [left, setLeft] = useState<string>();
  const asked = left !== undefined && left !== current ? left : '';
  const { data } = useQuery({
    ...endpointQuery(apiClient, isPhoneNumberAvailable, { query: { phoneNumber: asked } }),
    enabled: asked !== '',
    // Without an answer nothing is said: saving will tell.
    retry: false,
  });
  const isTaken = asked !== '' && data?.available === false;

  return (
    <div className={styles['phone']}>
      <PhoneField
        {...input}
        label={t('phoneNumber')}
        hint={t('phoneHint')}
        error={error ?? (isTaken ? t('phoneTaken') : undefined)}
        onBlur={(event) => {
          const written = phoneNumber.safeParse(event.target.value);
          setLeft(written.success ? written.data : undefined);
          onBlur?.(event);
        }}
      />
      <output className={styles['available']}>{asked !== '' && data?.available === true && !error && t('phoneAvailable')}</output>
    </div>
  );
}
