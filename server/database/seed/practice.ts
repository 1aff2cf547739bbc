import type { Beneficiary } from '#contract/payment/payment.schema.ts';
import type { LegalNotice } from '#contract/practice/legal-notice.schema.ts';
import type { PracticeInput } from '#contract/practice/practice-settings.schema.ts';
import { therapist } from './therapist.ts';

const { email, phone, address } = therapist.contact;

/** The practice as the foot of every page shows it. */
export const practice: PracticeInput = {
  name: 'Cabinet Amel Ben Salah',
  email,
  phone,
  address,
  hours: {
    fr: 'Du lundi au vendredi, 9\u00A0h\u00A0– 13\u00A0h et 14\u00A0h\u00A030\u00A0– 18\u00A0h\u00A030\u00A0; samedi, 9\u00A0h\u00A0– 13\u00A0h',
    en: 'Monday to Friday, 9:00\u00A0am\u00A0– 1:00\u00A0pm and 2:30\u00A0pm\u00A0– 6:30\u00A0pm; Saturday, 9:00\u00A0am\u00A0– 1:00\u00A0pm',
  },
  fiscalNumber: '1234567A/M/P/000',
  socialLinks: [
    { name: 'Facebook', url: 'https://www.facebook.com/accalmie.cabinet.demo' },
    { name: 'Instagram', url: 'https://www.instagram.com/accalmie.cabinet.demo' },
  ],
};

/** What its legal pages say of it. */
export const legalNotice: LegalNotice = {
  publisher: 'Cabinet Amel Ben Salah',
  registrationNumber: '',
  director: 'Amel Ben Salah',
  dataOfficer: `Amel Ben Salah, ${email}`,
  inpdpNumber: '',
  host: { fr: 'la machine de cette démonstration', en: 'the machine of this demonstration' },
  mailService: { fr: 'aucun e-mail ne part de cette démonstration', en: 'no email leaves this demonstration' },
  fileStorage: { fr: '', en: '' },
  editedAt: null,
};

/** To whom money orders are sent. */
export const beneficiary: Beneficiary = { name: 'Amel Ben Salah', address };
