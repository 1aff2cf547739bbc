import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, signUp, updateMe } from '#contract/auth/auth.endpoints.ts';
import { cancelOwnReservation, createReservation, listReservations, readAvailability } from '#contract/booking/booking.endpoints.ts';
import { blockingStatuses } from '#contract/booking/reservation-status.ts';
import { consentVersion } from '#contract/constants.ts';
import { readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { databaseKinds, startFreshServer, type BuiltServer } from '#tests/support/built-server.ts';
import { callServer } from '#tests/support/http.ts';

const rounds = Number(process.env['PROVE_ROUNDS'] ?? 1);
const racers = 200;
const password = 'quatre mots sans rapport';
const tokenLifeMs = 7 * 60_000;
const anHourAndAHalf = 90 * 60_000;

interface Racer {
  readonly email: string;
  bearer: string;
}

describe.each(databaseKinds)(`${racers} clients racing for one slot, on %s`, (kind) => {
  let server: BuiltServer;
  let people: Racer[];
  let signedInAt = 0;
  let therapistId: string;
  let services: { id: string; durationMinutes: number }[];

  beforeAll(async () => {
    server = await startFreshServer(kind);
    const { body } = await callServer(server.url, readTherapist, { parameters: { slug: 'amel-ben-salah' } });
    ({ id: therapistId, services } = body);
    people = await inTens(racers, (index) => join(index));
    signedInAt = Date.now();
  }, 300_000);
  afterAll(() => server.remove());

  async function join(index: number): Promise<Racer> {
    const email = `racer${index}@test.example`;
    const { body } = await callServer(server.url, signUp, { body: { email, password, confirmPassword: password } });
    const bearer = body.token.accessToken;
    const phoneNumber = `+2165${String(index).padStart(7, '0')}`;
    const { status } = await callServer(server.url, updateMe, { bearer, body: { phoneNumber } });
    if (status !== 200) throw new Error(`completing the account answered ${status}`);
    return { email, bearer };
  }

  async function keepSignedIn(): Promise<void> {
    if (Date.now() - signedInAt < tokenLifeMs) return;
    const tokens = await inTens(racers, async (index) => {
      const { body } = await callServer(server.url, signIn, { body: { email: people[index]?.email, password } });
      return body.token.accessToken;
    });
    people.forEach((person, index) => void (person.bearer = tokens[index] ?? ''));
    signedInAt = Date.now();
  }

  async function freeSlots(serviceId: string): Promise<string[]> {
    const date = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const { body } = await callServer(server.url, readAvailability, {
      parameters: { slug: therapistId },
      query: { from: date(4), to: date(40), serviceId },
    });
    return body.days.flatMap(({ slots }) => slots.map(({ startDateTime }) => startDateTime));
  }

  /** Everyone asks at once, each for one of the starts; exactly one may get one. */
  async function race(serviceId: string, starts: readonly string[]): Promise<void> {
    await keepSignedIn();
    const answers = await Promise.all(
      people.map(({ bearer }, index) =>
        callServer(server.url, createReservation, {
          bearer,
          body: {
            therapistId,
            serviceId,
            mode: 'OFFICE',
            startDateTime: starts[index % starts.length],
            paymentMethod: 'MONEY_ORDER',
            consentVersion,
          },
        }),
      ),
    );
    const outcomes = answers.map(({ status, body }) => (status === 201 ? 'BOOKED' : `${status} ${body.reason}`));
    expect(countsOf(outcomes)).toEqual({ BOOKED: 1, '409 SLOT_TAKEN': racers - 1 });
    for (const { status, body } of answers) if (status === 409) expect(body.alternatives).toHaveLength(3);

    const winner = outcomes.indexOf('BOOKED');
    const id = answers[winner]?.body.id ?? '';
    expect(await standing(starts)).toEqual([id]);
    const cancelled = await callServer(server.url, cancelOwnReservation, { parameters: { id }, bearer: people[winner]?.bearer ?? '' });
    expect(cancelled.status).toBe(200);
  }

  /** The reservations that keep the time from the first start to the last. */
  async function standing(starts: readonly string[]): Promise<string[]> {
    const { body: admin } = await callServer(server.url, signIn, { body: { email: 'admin@demo.test', password: 'demo-accalmie' } });
    const { body } = await callServer(server.url, listReservations, {
      bearer: admin.token.accessToken,
      query: { start: starts[0] ?? '', end: new Date(Date.parse(starts.at(-1) ?? '') + 1).toISOString(), limit: '100' },
    });
    return body.items.filter(({ status }) => blockingStatuses.some((each) => each === status)).map(({ id }) => id);
  }

  it(
    'leaves one reservation of one slot, round after round',
    async () => {
      const service = services.find(({ durationMinutes }) => durationMinutes === 50);
      const slots = await freeSlots(service?.id ?? '');
      for (let round = 0; round < rounds; round += 1) await race(service?.id ?? '', [slots[(round * 7) % slots.length] ?? '']);
    },
    60_000 + rounds * 30_000,
  );

  it(
    'leaves one reservation of three slots that overlap',
    async () => {
      const service = services.find(({ durationMinutes }) => durationMinutes === 80);
      const slots = await freeSlots(service?.id ?? '');
      // Sessions of 80 minutes and their buffers: each of three in a row, half an hour apart, meets the two others.
      const threes = slots
        .map((start) =>
          slots.filter((each) => Date.parse(each) >= Date.parse(start) && Date.parse(each) < Date.parse(start) + anHourAndAHalf),
        )
        .filter((each) => each.length === 3);
      for (let round = 0; round < rounds; round += 1) await race(service?.id ?? '', threes[(round * 7) % threes.length] ?? []);
    },
    60_000 + rounds * 30_000,
  );
});

async function inTens<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let first = 0; first < count; first += 10)
    made.push(...(await Promise.all(Array.from({ length: Math.min(10, count - first) }, (_, index) => make(first + index)))));
  return made;
}

function countsOf(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
