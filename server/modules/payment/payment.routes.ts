import { readDemoCheckout as demoDeclared, settleDemoCheckout as demoSettled } from '#contract/payment/demo-checkout.endpoints.ts';
import {
  checkValidity,
  countPendingPayments,
  createManualPayment,
  createPayment,
  listManualPayments,
  paymentHealth,
  readPayment,
  readPaymentAmount,
  readPaymentProgress,
  updateManualPayment,
  uploadProof,
} from '#contract/payment/payment.endpoints.ts';
import { readBeneficiary, updateBeneficiary } from '#contract/payment/beneficiary.endpoints.ts';
import { listReceipts, readReceipt, readReceiptFile, readReceiptKey } from '#contract/payment/receipts.endpoints.ts';
import { grantRefund, listRefunds, payRefund } from '#contract/payment/refunds.endpoints.ts';
import { serviceHealth } from '../../http/health.ts';
import { route, type Route } from '../../http/route.ts';
import { readBeneficiary as readNamed, updateBeneficiary as name } from './beneficiary.ts';
import { checkValidity as check } from './check-validity.ts';
import { countPendingPayments as countPending } from './count-pending-payments.ts';
import { createManualPayment as create } from './create-manual-payment.ts';
import { createPayment as open } from './create-payment.ts';
import { readDemoCheckout, settleDemoCheckout } from './demo-checkout.ts';
import { grantRefund as grant } from './grant-refund.ts';
import { listManualPayments as list } from './list-manual-payments.ts';
import { listReceipts as listIssued } from './list-receipts.ts';
import { listRefunds as listOwed } from './list-refunds.ts';
import { payRefund as pay } from './pay-refund.ts';
import { readPaymentAmount as readAmount } from './read-payment-amount.ts';
import { readPaymentProgress as readProgress } from './read-payment-progress.ts';
import { readPayment as read } from './read-payment.ts';
import { updateManualPayment as writeDown } from './update-manual-payment.ts';
import { readReceiptFile as readPdf } from './read-receipt-file.ts';
import { readReceipt as readPrinted } from './read-receipt.ts';
import { publicReceiptKey } from './receipt-key.ts';
import { uploadProof as upload } from './upload-proof.ts';

export const paymentRoutes: Route[] = [
  route(paymentHealth, async ({ deps }) => serviceHealth(deps, 'payment', 'manual_payments')),
  route(readPaymentAmount, async ({ deps, actor, query }) => readAmount(deps, actor, query)),
  route(readBeneficiary, async ({ deps }) => readNamed(deps.db)),
  route(updateBeneficiary, async ({ deps, actor, body }) => name(deps, actor, body)),
  route(createPayment, async ({ deps, actor, body, locale }) => open(deps, actor, { ...body, locale })),
  route(readPaymentProgress, async ({ deps, query }) => readProgress(deps, query)),
  route(readPayment, async ({ deps, actor, parameters }) => read(deps, actor, parameters)),
  route(demoDeclared, async ({ deps, parameters }) => readDemoCheckout(deps, parameters)),
  route(demoSettled, async ({ deps, parameters, body }) => settleDemoCheckout(deps, { ...parameters, ...body })),
  route(createManualPayment, async ({ deps, actor, body, clientItemId }) => create(deps, actor, { ...body, clientItemId })),
  route(listManualPayments, async ({ deps, actor, query }) => list(deps, actor, query)),
  route(uploadProof, async ({ deps, actor, parameters, body, clientItemId }) =>
    upload(deps, actor, { ...body, id: parameters.id, clientItemId }),
  ),
  route(checkValidity, async ({ deps, actor, parameters, body }) => check(deps, actor, { id: parameters.id, decision: body })),
  route(updateManualPayment, async ({ deps, actor, parameters, body }) => writeDown(deps, actor, { ...body, id: parameters.id })),
  route(listRefunds, async ({ deps, actor, query }) => listOwed(deps, actor, query)),
  route(grantRefund, async ({ deps, actor, body }) => grant(deps, actor, body)),
  route(payRefund, async ({ deps, actor, parameters, body }) => pay(deps, actor, { ...body, id: parameters.id })),
  route(listReceipts, async ({ deps, actor, query }) => listIssued(deps, actor, query)),
  route(readReceiptKey, async ({ deps }) => publicReceiptKey(deps.db)),
  route(readReceipt, async ({ deps, actor, parameters, locale }) => readPrinted(deps, actor, { ...parameters, locale })),
  route(readReceiptFile, async ({ deps, actor, parameters, locale }) => readPdf(deps, actor, { ...parameters, locale })),
  route(countPendingPayments, async ({ deps, actor }) => countPending(deps, actor)),
];
