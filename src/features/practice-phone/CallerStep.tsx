import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './PhoneBooking.module.css';
import type { CallerFields } from './phone-draft.ts';
import type { PhoneBooking } from './use-phone-booking.ts';

interface CallerStepProps {
  booking: PhoneBooking;
  caller: CallerFields;
  /** Looks among the people the practice knows instead. */
  onSearch?: (keyword: string) => void;
}

/** Somebody without an account, as they say who they are. */
export function CallerStep({ booking, caller, onSearch }: CallerStepProps) {
  const t = useMessages('practice-phone');
  const { fields, problem, change } = booking;
  const field = (name: keyof CallerFields) => ({
    name,
    label: t(name),
    value: caller[name],
    error: fields[`temporaryUser.${name}`],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ caller: { ...caller, [name]: event.target.value } }),
  });
  // Of somebody whom the practice has met by this very address or number.
  const known = problem && (['email', 'phoneNumber'] as const).find((name) => fields[`temporaryUser.${name}`] && caller[name]);
  return (
    <div className={styles['caller']} role="group" aria-label={t('caller')}>
      <p className={styles['quiet']}>{t('callerText')}</p>
      <div className={styles['names']}>
        <TextField {...field('firstName')} autoCapitalize="words" />
        <TextField {...field('lastName')} autoCapitalize="words" />
      </div>
      <PhoneField {...field('phoneNumber')} />
      <TextField {...field('email')} type="email" inputMode="email" optionalLabel={t('optional')} />
      {onSearch && (
        <div>
          <Button onClick={() => onSearch(known ? caller[known] : [caller.firstName, caller.lastName].filter(Boolean).join(' '))}>
            {t(known ? 'findKnown' : 'searchAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
