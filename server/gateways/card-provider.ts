/** What is to be paid. Nothing of the person goes along: a provider need not know who sees a psychologist. */
export interface CardOrder {
  /** Our payment's id, which the provider repeats in its reports. */
  readonly orderId: string;
  readonly amountMillimes: number;
  /** The provider takes no payment after it. */
  readonly expiresAt: Date;
  /** Where the provider sends the person afterwards, whatever came of it. */
  readonly returnUrl: string;
  /** What the provider calls when something has happened. */
  readonly webhookUrl: string;
}

export interface OpenedCardPayment {
  /** The provider's name of the payment. */
  readonly paymentRef: string;
  /** Its page, where the person pays. */
  readonly payUrl: string;
}

/** What a provider says of a payment, all of it to be compared before it is believed. */
export interface CardReport {
  readonly outcome: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED';
  readonly amountMillimes: number;
  readonly currency: string;
  readonly orderId: string;
}

/** One of those who take card payments. Each call throws ProviderUnreached when there is no usable answer. */
export interface CardProvider {
  readonly name: 'demo' | 'konnect' | 'flouci';
  /** Opened twice for one order, there are two payments at the provider; only the one we keep is ever shown. */
  open(order: CardOrder): Promise<OpenedCardPayment>;
  ask(paymentRef: string): Promise<CardReport>;
}

/** Whole minutes or seconds until an instant, never past it, and at least one: providers refuse less. */
export const timeLeft = (until: Date, now: Date, unitMs: number): number =>
  Math.max(1, Math.floor((until.getTime() - now.getTime()) / unitMs));
