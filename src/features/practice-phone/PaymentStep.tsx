import { useQuery } from '@tanstack/react-query';
import { readPaymentAmount } from '#contract/payment/payment.endpoints.ts';
import type { PaymentKind } from '#contract/payment/payment.schema.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ChoiceCards } from '#src/ui/form/ChoiceCards.tsx';
import styles from './PhoneBooking.module.css';
import { hasAccount, paymentKindOf } from './phone-draft.ts';
import type { PhoneBooking } from './use-phone-booking.ts';

const kinds = ['OFFICE', 'ONLINE', 'MONEY_ORDER'] as const satisfies readonly PaymentKind[];

/** How it is paid for. A card is paid by whoever signs in: somebody without an account has none to sign in to. */
export function PaymentStep({ booking }: { booking: PhoneBooking }) {
  const t = useMessages('practice-phone');
  const { draft, service, fields, change } = booking;
  // While it is not known the server has the last word.
  const query = endpointQuery(useApiClient(), readPaymentAmount, { query: { serviceId: service.id } });
  const open = useQuery(query).data?.paymentMethods;
  const whyNot = (kind: PaymentKind) => {
    if (kind === 'OFFICE') return undefined;
    if (open && !open.includes(kind)) return t(`pay${kind}Closed`);
    return kind === 'MONEY_ORDER' || hasAccount(draft) ? undefined : t('payONLINENoAccount');
  };
  return (
    <section className={styles['step']} aria-label={t('payment')}>
      <ChoiceCards
        legend={t('payment')}
        choices={kinds.map((kind) => ({
          value: kind,
          label: t(`pay${kind}`),
          description: whyNot(kind) ?? t(`pay${kind}Text`),
          isDisabled: whyNot(kind) !== undefined,
        }))}
        value={paymentKindOf(draft)}
        error={fields['paymentKind']}
        onChoose={(paymentKind) => change({ paymentKind })}
      />
    </section>
  );
}
