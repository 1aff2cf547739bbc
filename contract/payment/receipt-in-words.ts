import { defaultTimeZone } from '../constants.ts';
import { formatInstant } from '../dates-in-words.ts';
import type { Locale } from '../locale.ts';
import { formatMillimes } from './money-in-words.ts';
import type { PaymentMethod } from './payment.schema.ts';
import type { CreditCause, ReceiptKind } from './receipt-number.ts';
import type { PrintedReceipt } from './receipts.schema.ts';

interface ReceiptWords {
  readonly kinds: Record<ReceiptKind, string>;
  readonly fiscalNumber: string;
  readonly issuedOn: string;
  readonly issuedTo: string;
  readonly formerClient: string;
  readonly session: string;
  readonly therapist: string;
  readonly paidBy: Record<ReceiptKind, string>;
  readonly methods: Record<PaymentMethod, string>;
  readonly causes: Record<CreditCause, string>;
  readonly correctedBy: string;
  readonly qrText: string;
}

/** What the parts of a receipt are called, on the page, in its file and where it is verified. */
export const receiptWords: Record<Locale, ReceiptWords> = {
  fr: {
    kinds: { RECEIPT: 'Reçu', CREDIT_NOTE: 'Avoir' },
    fiscalNumber: 'Matricule fiscal',
    issuedOn: 'Établi le',
    issuedTo: 'Établi pour',
    formerClient: 'Compte supprimé',
    session: 'Séance',
    therapist: 'Praticien',
    paidBy: { RECEIPT: 'Payé par', CREDIT_NOTE: 'Payé à l’origine par' },
    methods: { ONLINE: 'carte', MONEY_ORDER: 'mandat' },
    causes: { REFUND: 'Rembourse le reçu', CORRECTION: 'Corrige le reçu' },
    correctedBy: 'Ce reçu a été repris par l’avoir',
    qrText: 'Lisez ce code avec un téléphone pour vérifier que ce reçu vient bien du cabinet.',
  },
  en: {
    kinds: { RECEIPT: 'Receipt', CREDIT_NOTE: 'Credit note' },
    fiscalNumber: 'Tax number',
    issuedOn: 'Issued on',
    issuedTo: 'Issued to',
    formerClient: 'Deleted account',
    session: 'Session',
    therapist: 'Practitioner',
    paidBy: { RECEIPT: 'Paid by', CREDIT_NOTE: 'First paid by' },
    methods: { ONLINE: 'card', MONEY_ORDER: 'money order' },
    causes: { REFUND: 'Refunds receipt', CORRECTION: 'Corrects receipt' },
    correctedBy: 'This receipt was taken back by credit note',
    qrText: 'Read this code with a phone to verify that this receipt comes from the practice.',
  },
};

/** « Reçu R-2026-0042 » */
export const receiptName = ({ kind, number }: Pick<PrintedReceipt, 'kind' | 'number'>, locale: Locale): string =>
  `${receiptWords[locale].kinds[kind]} ${number}`;

interface ReceiptFact {
  readonly label: string;
  readonly value: string;
  /** What it was paid under, as it was written there: letter by letter. */
  readonly code?: string;
}

export interface ReceiptInWords {
  readonly name: string;
  readonly practice: { readonly name: string; readonly address: string; readonly fiscalNumber: string };
  readonly fiscalNumberLabel: string;
  /** That it no longer stands; empty while it does. */
  readonly notice: string;
  readonly amount: string;
  readonly facts: readonly ReceiptFact[];
  readonly qrText: string;
}

/** What the paper says: the same on the page and in the file. Days and hours are those of the practice's clock. */
export function receiptInWords(receipt: PrintedReceipt, locale: Locale): ReceiptInWords {
  const { kind, practice, issuedAt, clientName, service, sessionAt, therapistName, method, reference, corrects, cause } = receipt;
  const words = receiptWords[locale];
  return {
    name: receiptName(receipt, locale),
    practice: { name: practice.name, address: practice.address[locale], fiscalNumber: practice.fiscalNumber },
    fiscalNumberLabel: words.fiscalNumber,
    notice: receipt.correctedBy === null ? '' : `${words.correctedBy} ${receipt.correctedBy}.`,
    amount: formatMillimes(receipt.amountMillimes, locale),
    facts: [
      { label: words.issuedOn, value: formatInstant(issuedAt, 'date', locale, defaultTimeZone) },
      { label: words.issuedTo, value: clientName ?? words.formerClient },
      { label: words.session, value: `${service[locale]}, ${formatInstant(sessionAt, 'short', locale, defaultTimeZone)}` },
      { label: words.therapist, value: therapistName },
      { label: words.paidBy[kind], value: words.methods[method], ...(reference !== null && { code: reference }) },
      ...(corrects !== null && cause !== null ? [{ label: words.causes[cause], value: corrects }] : []),
    ],
    qrText: words.qrText,
  };
}
