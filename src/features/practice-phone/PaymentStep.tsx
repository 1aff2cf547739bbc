import { useQuery } from '@tanstack/react-query';
import { readBeneficiary } from '#contract/payment/beneficiary.endpoints.ts';
import type { PaymentKind } from '#contract/payment/payment.schema.ts';
import { bookingQueries } from '#src/features/booking/booking.queries.ts';
import { slotsOf } from '#src/features/booking/ways-to-pay.ts';
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
  const { draft, therapist, service, slots, fields, change } = booking;
  const days = useQuery(
    bookingQueries.month(useApiClient(), { slug: therapist.slug, serviceId: service.id }, slots.view.month, slots.today),
  ).data?.days;
  const offered = slotsOf(days ?? []);
  const isCardClosed = offered.length > 0 && !offered.some(({ paymentMethods }) => paymentMethods.includes('ONLINE'));
  // Who may not read it is told by the server.
  const isNobodyNamed = useQuery(endpointQuery(useApiClient(), readBeneficiary, {})).data?.name === '';
  const whyNot = (kind: PaymentKind) => {
    if (kind === 'MONEY_ORDER' && isNobodyNamed) return t('payMONEY_ORDERClosed');
    if (kind !== 'ONLINE') return undefined;
    if (isCardClosed) return t('payONLINEClosed');
    return hasAccount(draft) ? undefined : t('payONLINENoAccount');
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
