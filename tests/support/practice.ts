import { confirmIdentity, editAccess } from '#contract/auth/accounts.endpoints.ts';
import { me, signIn, signUp, updateMe } from '#contract/auth/auth.endpoints.ts';
import { listRoles } from '#contract/auth/roles.endpoints.ts';
import { createReservation, createSchedule, readAvailability } from '#contract/booking/booking.endpoints.ts';
import type { AvailabilityDay, Slot } from '#contract/booking/booking.schema.ts';
import { consentVersion, defaultTimeZone } from '#contract/constants.ts';
import type { PaymentMethod } from '#contract/payment/payment.schema.ts';
import { createTherapist, readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import type { SessionMode, Therapist } from '#contract/therapist/therapist.schema.ts';
import { createApiClient, type ApiClient } from '#src/device/api-client.ts';
import { fetchTransport } from '#src/device/transport.ts';
import { addDays } from '#src/ui/calendar-grid.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
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
export async function newClientOf(serverUrl: string, email = newEmail()): Promise<Caller> {
  const { token } = await clientOf(serverUrl).call(signUp, { body: { email, password: demoPassword, confirmPassword: demoPassword } });
  const api = clientOf(serverUrl, token.accessToken);
  lastNumber += 1;
  const phoneNumber = `+2165${String(process.pid % 1000).padStart(3, '0')}${String(lastNumber).padStart(4, '0')}`;
  await api.call(updateMe, { body: { phoneNumber, firstName: 'Nour', lastName: 'Essai' } });
  return { email, api };
}

/** The same, whom the practice has seen: it is known whose the account is, and several bookings may wait for payment. */
export async function knownClientOf(serverUrl: string): Promise<Caller> {
  const client = await newClientOf(serverUrl);
  const [{ authID }, admin] = [await client.api.call(me, {}), await callAs(serverUrl, 'admin@demo.test')];
  await admin.api.call(confirmIdentity, { parameters: { authID } });
  return client;
}

export const readPracticeTherapist = (serverUrl: string): Promise<Therapist> =>
  clientOf(serverUrl).call(readTherapist, { parameters: { slug: therapistSlug } });

/** Whose calendar a journey books in, and the first of the services on offer. */
export interface Practitioner {
  readonly id: string;
  readonly slug: string;
  readonly serviceId: string;
}

/** One of the demonstration: what a page shows first is this one's. Others may have booked there before. */
export async function demonstrationTherapist(serverUrl: string): Promise<Practitioner> {
  const { id, slug, services } = await readPracticeTherapist(serverUrl);
  return { id, slug, serviceId: services[0]?.id ?? '' };
}

export interface OwnTherapist extends Practitioner, Caller {
  /** Staff who may do everything. */
  readonly admin: Caller;
}

interface OwnHours {
  start?: string;
  end?: string;
  modes?: SessionMode[];
}

/**
 * A therapist in whose calendar only this test books, with sessions of 50 minutes: open on every day of the week, so
 * that no date or hour is special, for four months.
 */
export async function newTherapistOf(
  serverUrl: string,
  { start = '08:00', end = '20:00', modes = ['OFFICE'] }: OwnHours = {},
): Promise<OwnTherapist> {
  const admin = await callAs(serverUrl, 'admin@demo.test');
  const person = await newClientOf(serverUrl);
  const { authID } = await person.api.call(me, {});
  const { items: roles } = await admin.api.call(listRoles, {});
  const roleId = roles.find(({ name }) => name === 'THERAPIST')?.id ?? '';
  await admin.api.call(editAccess, { parameters: { id: authID }, body: { roleId } });
  const inBoth = (text: string) => ({ fr: text, en: text });
  const service = { name: inBoth('Consultation'), durationMinutes: 50, priceMillimes: 80_000, modes };
  const profile = {
    userId: authID,
    fullName: `Praticienne ${authID.slice(-6)}`,
    title: inBoth('Psychologue'),
    about: { fr: ['Pour un essai.'], en: ['For a trial.'] },
    education: [],
    faq: [],
    contact: { email: person.email, phone: '+216 71 000 000', address: inBoth('14, rue de l’Essai, Tunis') },
    languages: ['fr'],
    approaches: [],
    modes: service.modes,
    services: [service],
  };
  const { id, slug, services } = await admin.api.call(createTherapist, { body: profile });
  const hours = {
    timeZone: defaultTimeZone,
    weekly: Array.from({ length: 7 }, (_, weekday) => ({ weekday, intervals: [{ start, end }] })),
    seasons: [],
    slotIntervalMinutes: 30,
    bufferAfterMinutes: 10,
    minimumNoticeHours: 12,
    moneyOrderNoticeHours: 48,
    horizonDays: 120,
  };
  await admin.api.call(createSchedule, { body: { ...hours, userId: authID } });
  return { id, slug, serviceId: services[0]?.id ?? '', ...(await callAs(serverUrl, person.email)), admin };
}

/** The coming days of a therapist's first service, today in the practice's zone being the first. */
export async function daysAhead(serverUrl: string, count: number, practitioner?: Practitioner): Promise<AvailabilityDay[]> {
  const { slug, serviceId } = practitioner ?? (await demonstrationTherapist(serverUrl));
  const from = dateInZone(new Date(), defaultTimeZone);
  const query = { from, to: addDays(from, count - 1), serviceId };
  return (await clientOf(serverUrl).call(readAvailability, { parameters: { slug }, query })).days;
}

/** Free days between now and a proof by money order that is not in a hurry, or a cancellation free of charge. */
const leisureDays = 5;

/** A free slot in some days; a test that moves or compares takes others by their number. */
export async function freeSlot(serverUrl: string, practitioner?: Practitioner, number = 0): Promise<Slot> {
  const days = await daysAhead(serverUrl, 40, practitioner);
  const slot = days.slice(leisureDays).flatMap(({ slots }) => slots)[number];
  if (!slot) throw new Error('no slot is free');
  return slot;
}

/** Takes a slot for somebody, at the office; by money order unless told otherwise. */
export async function takeSlot(
  serverUrl: string,
  { api }: Caller,
  { startDateTime }: Pick<Slot, 'startDateTime'>,
  {
    practitioner,
    paymentMethod = 'MONEY_ORDER',
    note,
    timeZone,
  }: { practitioner?: Practitioner | undefined; paymentMethod?: PaymentMethod; note?: string; timeZone?: string | undefined } = {},
) {
  const { id, serviceId } = practitioner ?? (await demonstrationTherapist(serverUrl));
  return api.call(createReservation, {
    body: {
      therapistId: id,
      serviceId,
      mode: 'OFFICE',
      startDateTime,
      paymentMethod,
      consentVersion,
      ...(note !== undefined && { note }),
      ...(timeZone !== undefined && { timeZone }),
    },
    idempotencyKey: `${crypto.randomUUID()}/reservation`,
  });
}

/** A therapist's day of one session, which somebody has. */
export async function fullDay(serverUrl: string): Promise<{ practitioner: Practitioner; date: string }> {
  const practitioner = await newTherapistOf(serverUrl, { start: '09:00', end: '10:00' });
  const slot = await freeSlot(serverUrl, practitioner);
  await takeSlot(serverUrl, await newClientOf(serverUrl), slot, { practitioner });
  return { practitioner, date: dateInZone(slot.startDateTime, defaultTimeZone) };
}
