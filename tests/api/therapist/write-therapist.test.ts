import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTherapist, deleteTherapist, readTherapist, updateTherapist } from '#contract/therapist/therapist.endpoints.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { newTherapist, therapistSlug } from '#tests/support/booking.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: string;
let model: Therapist;
beforeAll(async () => {
  test = await startTestApp();
  admin = (await newStaff(test, 'ADMIN')).bearer;
  model = (await call(test.app, readTherapist, { parameters: { slug: therapistSlug } })).body;
});
afterAll(() => test.close());

const nobody = '0123456789abcdef01234567';
const read = async (id: string) => (await call(test.app, readTherapist, { parameters: { slug: id } })).body;
/** A profile like the demonstration's, with one new session. */
const bodyOf = (changes: object = {}) => ({
  ...model,
  photo: undefined,
  services: model.services.slice(0, 1).map((service) => ({ ...service, id: undefined })),
  ...changes,
});
const create = (changes: object, bearer = admin) => call(test.app, createTherapist, { bearer, body: bodyOf(changes) });
const update = (id: string, changes: object, bearer = admin) =>
  call(test.app, updateTherapist, { parameters: { id }, bearer, body: bodyOf(changes) });
const remove = (id: string, bearer = admin) => call(test.app, deleteTherapist, { parameters: { id }, bearer });

describe('POST /v1/therapist/therapist/', () => {
  it('succeeds: a profile with sessions at an address from the name, noted', async () => {
    const { authID } = await newStaff(test, 'THERAPIST');
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await create({ userId: authID, fullName: 'Leïla Bouazizi', slug: 'mine' });
      expect([status, body.slug, body.userId, body.services.length]).toEqual([201, 'leila-bouazizi', authID, 1]);
      expect(await read('leila-bouazizi')).toEqual(body);
    });
    expect(entries).toMatchObject([{ kind: 'THERAPIST_CREATED', detail: 'leila-bouazizi' }]);
  });

  it('refuses a second profile, nobody’s, and what is missing', async () => {
    const again = await create({ userId: model.userId });
    expect([again.status, again.problem.ressource, again.problem.fields?.[0]?.fieldName]).toEqual([409, 'THERAPIST', 'userId']);
    const { authID: userId } = await newClient(test.app);
    const fieldOf = async (changes: object) => (await create({ userId, ...changes })).problem.fields?.[0]?.fieldName;
    expect(await fieldOf({ userId: nobody })).toBe('userId');
    expect(await fieldOf({ fullName: '' })).toBe('fullName');
    expect(await fieldOf({ modes: [] })).toBe('modes');
    expect(await fieldOf({ photo: { _id: nobody } })).toBe('photo');
    expect(await fieldOf({ services: [{ ...model.services[0], id: nobody }] })).toBe('services.0.id');
  });

  it('who may: those who hold THERAPIST WRITE', async () => {
    expect((await call(test.app, createTherapist, { body: bodyOf() })).status).toBe(401);
    for (const who of ['client', 'therapist'] as const)
      expect((await create({}, await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
  });
});

describe('PUT /v1/therapist/therapist/{id}', () => {
  it('succeeds for one’s own: sessions keep their id, new ones come, the others are off offer; noted', async () => {
    const therapist = await signInAs(test.app, 'therapist');
    const [first, second] = model.services;
    if (!first || !second) throw new Error('the demonstration has sessions');
    const copy = { ...first, id: undefined };
    const services = [second, { ...copy, name: { fr: 'Bilan', en: 'Review' }, priceMillimes: 90_000 }];
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await update(model.id, { services, userId: nobody, fullName: 'Amel B.' }, therapist);
      expect([status, body.slug, body.userId, body.fullName]).toEqual([200, therapistSlug, model.userId, 'Amel B.']);
      expect(body.services.map(({ id, name }) => [id === second.id, name.fr])).toEqual([
        [true, second.name.fr],
        [false, 'Bilan'],
      ]);
    });
    expect(entries).toMatchObject([{ kind: 'THERAPIST_UPDATED', subjects: [model.id] }]);
    const back = await update(model.id, { ...model, photo: undefined });
    expect([back.status, back.body.services]).toEqual([200, model.services]);
    expect((await update(model.id, { services: undefined })).body.services).toEqual(model.services);
  });

  it('refuses another’s like a missing one', async () => {
    const other = await newTherapist(test);
    for (const id of [model.id, nobody]) {
      const { status, problem } = await update(id, {}, other.bearer);
      expect([status, problem.ressource]).toEqual([404, 'THERAPIST']);
    }
    expect((await update(nobody, {})).status).toBe(404);
  });

  it('who may: oneself, and those who hold THERAPIST WRITE', async () => {
    expect((await call(test.app, updateTherapist, { parameters: { id: model.id }, body: bodyOf() })).status).toBe(401);
    expect((await update(model.id, {}, await signInAs(test.app, 'client'))).problem.reason).toBe('ACCESS_MISMATCH');
  });
});

describe('DELETE /v1/therapist/therapist/{id}', () => {
  it('succeeds where nothing depends on it, and notes it', async () => {
    const other = await newTherapist(test);
    const before = await read(other.therapistId);
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await remove(other.therapistId);
      expect([status, body]).toEqual([200, before]);
    });
    expect(entries).toMatchObject([{ kind: 'THERAPIST_DELETED', subjects: [other.therapistId, other.userId] }]);
    expect((await remove(other.therapistId)).status).toBe(404);
  });

  it('refuses while articles or appointments depend on it', async () => {
    const { status, problem } = await remove(model.id);
    expect([status, problem.reason]).toEqual([409, 'THERAPIST_IN_USE']);
  });

  it('who may: those who hold THERAPIST DELETE', async () => {
    expect((await call(test.app, deleteTherapist, { parameters: { id: model.id } })).status).toBe(401);
    expect((await remove(model.id, await signInAs(test.app, 'therapist'))).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
