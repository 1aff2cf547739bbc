import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { CardReport } from '#server/gateways/card-provider.ts';
import { startFrontServer } from './front-server.ts';
import { failAs, type Failure } from './provider-failures.ts';

export type RealProvider = 'konnect' | 'flouci';
export const realProviders = ['konnect', 'flouci'] as const satisfies readonly RealProvider[];

/** A payment as the provider keeps it; what a test changes, the provider tells from then on. */
export interface KeptPayment {
  readonly ref: string;
  /** The body of the call that opened it. */
  readonly order: Readonly<Record<string, unknown>>;
  outcome: CardReport['outcome'];
  amount: number;
  currency: string;
  orderId: string;
}

export interface CardServer {
  /** For a server of its own: the keys of one provider, and this machine in its place. */
  env(provider: RealProvider): Record<string, string>;
  readonly payments: readonly KeptPayment[];
  /** The last payment opened for an order. */
  paymentOf(orderId: string): KeptPayment;
  failNext(...failures: Failure[]): void;
  /** How often anything was asked. */
  calls(): number;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const konnectKey = 'konnect-key';
const flouciKeys = { publicKey: 'flouci-public', privateKey: 'flouci-private' };

type Open = (order: Record<string, unknown>, amount: unknown, orderId: unknown) => KeptPayment;

/** https://docs.konnect.network: init-payment and the details of a payment. */
function answerKonnect(
  request: IncomingMessage,
  path: string,
  order: Record<string, unknown>,
  open: Open,
  kept: readonly KeptPayment[],
): Answer {
  if (request.headers['x-api-key'] !== konnectKey) return { status: 401, body: { errors: [{ code: 'UNAUTHORIZED' }] } };
  if (request.method === 'POST' && path === '/payments/init-payment') {
    const { ref } = open(order, order['amount'], order['orderId']);
    return { status: 200, body: { payUrl: `https://gateway.konnect.network/pay?payment_ref=${ref}`, paymentRef: ref } };
  }
  const payment = kept.find(({ ref }) => path === `/payments/${ref}`);
  if (!payment) return { status: 404, body: { errors: [{ code: 'NOT_FOUND' }] } };
  const { ref, outcome, amount, currency, orderId } = payment;
  const isDone = outcome === 'PAID';
  // Theirs is one word for whatever is not completed.
  const details = {
    id: ref,
    status: isDone ? 'completed' : 'pending',
    amount,
    reachedAmount: isDone ? amount : 0,
    token: currency,
    orderId,
  };
  return { status: 200, body: { payment: { ...details, expirationDate: '2026-11-16T08:15:00.000Z', transactions: [] } } };
}

const flouciStatuses = { PAID: 'SUCCESS', PENDING: 'PENDING', EXPIRED: 'EXPIRED', FAILED: 'FAILURE' } as const;

/** https://docs.flouci.com: generate_payment and verify_payment. */
function answerFlouci(
  request: IncomingMessage,
  path: string,
  order: Record<string, unknown>,
  open: Open,
  kept: readonly KeptPayment[],
): Answer {
  if (request.headers.authorization !== `Bearer ${flouciKeys.publicKey}:${flouciKeys.privateKey}`)
    return { status: 401, body: { success: false, message: 'Unauthorized' } };
  if (request.method === 'POST' && path === '/generate_payment') {
    const { ref } = open(order, order['amount'], order['developer_tracking_id']);
    return { status: 200, body: { result: { success: true, payment_id: ref, link: `https://app.flouci.com/pay/${ref}` }, code: 0 } };
  }
  const payment = kept.find(({ ref }) => path === `/verify_payment/${ref}`);
  if (!payment) return { status: 404, body: { success: false, result: null } };
  const { outcome, amount, orderId } = payment;
  return {
    status: 200,
    body: { success: true, result: { type: 'card', amount, status: flouciStatuses[outcome], developer_tracking_id: orderId } },
  };
}

let opened = 0;

/** Konnect and Flouci on this machine: their documented answers, and no others. */
export async function startCardServer(): Promise<CardServer> {
  const payments: KeptPayment[] = [];
  let failures: Failure[] = [];
  let calls = 0;
  const open: Open = (order, amount, orderId) => {
    opened += 1;
    const ref = `ref-${opened}-${process.pid}`;
    const payment = { ref, order, outcome: 'PENDING' as const, amount: Number(amount), currency: 'TND', orderId: String(orderId) };
    payments.push(payment);
    return payment;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls += 1;
    const failure = failures.shift();
    const { pathname } = new URL(request.url ?? '', 'http://local');
    const [, provider, path = ''] = /^\/(konnect|flouci)(\/.*)$/.exec(pathname) ?? [];
    const written = request.method === 'POST' ? await text(request) : '';
    const order = (written === '' ? {} : JSON.parse(written)) as Record<string, unknown>;
    if (failAs(failure, request, response)) return;
    const answered = (provider === 'konnect' ? answerKonnect : answerFlouci)(request, path, order, open, payments);
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(JSON.stringify(answered.body));
  }

  const front = await startFrontServer((request, response) => void answer(request, response));
  return {
    env: (provider) => ({
      CARD_PAYMENTS: provider,
      KONNECT_API_KEY: konnectKey,
      KONNECT_WALLET_ID: 'a-wallet',
      KONNECT_URL: `${front.url}/konnect`,
      FLOUCI_PUBLIC_KEY: flouciKeys.publicKey,
      FLOUCI_PRIVATE_KEY: flouciKeys.privateKey,
      FLOUCI_URL: `${front.url}/flouci`,
    }),
    payments,
    paymentOf(orderId) {
      const found = payments.findLast((payment) => payment.orderId === orderId);
      if (!found) throw new Error('the provider knows no such order');
      return found;
    },
    failNext: (...next) => void (failures = next),
    calls: () => calls,
    close: () => front.close(),
  };
}
