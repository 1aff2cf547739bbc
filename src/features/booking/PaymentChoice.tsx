import type { Slot } from '#contract/booking/booking.schema.ts';
import type { PaymentMethod } from '#contract/payment/payment.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import type { MessageKey } from '#src/page/namespaces.ts';
import { ChoiceCards } from '#src/ui/form/ChoiceCards.tsx';

const words = {
  ONLINE: { label: 'payOnline', open: 'payOnlineText', closed: 'payOnlineLater' },
  MONEY_ORDER: { label: 'payMoneyOrder', open: 'payMoneyOrderText', closed: 'payMoneyOrderClosed' },
} as const satisfies Record<PaymentMethod, Record<'label' | 'open' | 'closed', MessageKey<'booking'>>>;

const shownOrder: readonly PaymentMethod[] = ['ONLINE', 'MONEY_ORDER'];

/** The wanted way to pay if the slot is open to it, else the first that is. */
export const payableBy = (slot: Slot, wanted: PaymentMethod | undefined): PaymentMethod | undefined =>
  slot.paymentMethods.find((method) => method === wanted) ?? slot.paymentMethods[0];

interface PaymentChoiceProps {
  slot: Slot;
  value: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
}

export function PaymentChoice({ slot, value, onChoose }: PaymentChoiceProps) {
  const t = useMessages('booking');
  const choices = shownOrder.map((method) => {
    const isOpen = slot.paymentMethods.includes(method);
    const { label, open, closed } = words[method];
    return { value: method, label: t(label), description: t(isOpen ? open : closed), isDisabled: !isOpen };
  });
  return <ChoiceCards legend={t('payment')} choices={choices} value={value} onChoose={onChoose} />;
}
