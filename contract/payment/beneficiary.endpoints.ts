import { endpoint, requires } from '../endpoint.ts';
import { beneficiaryBody } from './beneficiary.schema.ts';
import { beneficiary } from './payment.schema.ts';

// Not of SPEC 7: clients read it with what they owe (payment-amount).

export const readBeneficiary = endpoint({
  method: 'GET',
  path: '/v1/payment/beneficiary',
  summary: 'To whom money orders are sent; empty while nobody is named, and no client is offered to pay by money order.',
  access: requires('PAYMENT', 'READ'),
  answer: beneficiary,
});

export const updateBeneficiary = endpoint({
  method: 'PUT',
  path: '/v1/payment/beneficiary',
  summary: 'Names to whom money orders are sent: clients are offered to pay by money order from then on.',
  access: requires('PAYMENT', 'WRITE'),
  body: beneficiaryBody,
  answer: beneficiary,
});
