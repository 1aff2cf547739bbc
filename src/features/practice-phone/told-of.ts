import type { PaymentKind } from '#contract/payment/payment.schema.ts';
import type { Translate } from '#src/page/namespaces.ts';

/** What goes to the person, and where; without an address, that they are to be told aloud. */
export function toldOf(kind: PaymentKind, email: string, t: Translate<'practice-phone'>): string {
  return email ? t(`told${kind}`, { email }) : t('toldNobody');
}
