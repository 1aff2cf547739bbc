import { signIn, signUp, updateMe } from '#contract/auth/auth.endpoints.ts';
import { createReservation, readAvailability } from '#contract/booking/booking.endpoints.ts';
import type { AvailabilityDay, Slot } from '#contract/booking/booking.schema.ts';
import { consentVersion } from '#contract/constants.ts';
import { readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { createApiClient, type ApiClient } from '#src/device/api-client.ts';
import { fetchTransport } from '#src/device/transport.ts';
import { addDays } from '#src/ui/calendar-grid.ts';
import { dateInZone } from '#src/ui/dates.ts';
import { demoPassword, newEmail } from './accounts.ts';

export const therapistSlug = 'amel-ben-salah';

/** Somebody else's line to the practice of a journey, beside the browser: the same API client, from Node. */
export interface Caller {
  email: string;
  api: ApiClient;
}

function clientOf(serverUrl: string, accessToken?: string): ApiClient {
  return createApiClient({
    transport: (request) => fetchTransport({ ...request, url: serverUrl + request.url }),
    locale: 'fr',
    ...(accessToken && {
      tokens: { read: () => Promise.resolve({ accessToken, refreshToken: '' }), saveAccessToken: () => Promise.resolve() },
    }),
  });
}

export async function callAs(serverUrl: string, email: string): Promise<Caller> {
  const { token } = await clientOf(serverUrl).call(signIn, { body: { email, password: demoPassword } });
  return { email, api: clientOf(serverUrl, token.accessToken) };
}

let lastNumber = 0;

/** A new client with a complete account, password `demo-accalmie`. */
export async function newClientOf(serverUrl: string): Promise<Caller> {
  const email = newEmail();
  const { token } = await clientOf(serverUrl).call(signUp, { body: { email, password: demoPassword, confirmPassword: demoPassword } });
  const api = clientOf(serverUrl, token.accessToken);
  lastNumber += 1;
  await api.call(updateMe, {
    body: { phoneNumber: `+2165${String(process.pid % 1000).padStart(3, '0')}${String(lastNumber).padStart(4, '0')}` },
  });
  return { email, api };
}

export const readPracticeTherapist = (serverUrl: string): Promise<Therapist> =>
  clientOf(serverUrl).call(readTherapist, { parameters: { slug: therapistSlug } });

/** The coming days of the therapist's first service, today in the practice's zone being the first. */
export async function daysAhead(serverUrl: string, count: number): Promise<AvailabilityDay[]> {
  const { services, timeZone } = await readPracticeTherapist(serverUrl);
  const from = dateInZone(new Date(), timeZone);
  const query = { from, to: addDays(from, count - 1), serviceId: services[0]?.id ?? '' };
  return (await clientOf(serverUrl).call(readAvailability, { parameters: { slug: therapistSlug }, query })).days;
}

/** Takes a slot for somebody, at the office and by money order. */
export async function takeSlot(serverUrl: string, { api }: Caller, { startDateTime }: Pick<Slot, 'startDateTime'>) {
  const { id, services } = await readPracticeTherapist(serverUrl);
  return api.call(createReservation, {
    body: {
      therapistId: id,
      serviceId: services[0]?.id ?? '',
      mode: 'OFFICE',
      startDateTime,
      paymentMethod: 'MONEY_ORDER',
      consentVersion,
    },
    idempotencyKey: `${crypto.randomUUID()}/reservation`,
  });
}
