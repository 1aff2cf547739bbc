import type { Beneficiary } from '#contract/payment/payment.schema.ts';
import type { Practice } from '#contract/practice/practice.endpoints.ts';
import { therapist } from './therapist.ts';

const { email, phone, address } = therapist.contact;

/** The practice as the foot of every page shows it. */
export const practice: Practice = {
  name: 'Cabinet Amel Ben Salah',
  email,
  phone,
  address,
  hours: {
    fr: 'Du lundi au vendredi, 9 h – 13 h et 14 h 30 – 18 h 30 ; samedi, 9 h – 13 h',
    en: 'Monday to Friday, 9 a.m. – 1 p.m. and 2.30 – 6.30 p.m.; Saturday, 9 a.m. – 1 p.m.',
  },
  socialLinks: [
    { name: 'Facebook', url: 'https://www.facebook.com/accalmie.cabinet.demo' },
    { name: 'Instagram', url: 'https://www.instagram.com/accalmie.cabinet.demo' },
  ],
};

/** To whom money orders are sent. */
export const beneficiary: Beneficiary = { name: 'Amel Ben Salah', address };
