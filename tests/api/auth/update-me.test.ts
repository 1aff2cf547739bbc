import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { me, updateMe } from '#contract/auth/auth.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { jpegOf } from '#tests/support/pictures.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { uploadAs } from '#tests/support/upload.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const save = (bearer: string, body: object) => call(test.app, updateMe, { bearer, body });

describe('PUT /auth/user/me', () => {
  it('completes the account once a phone number is saved', async () => {
    const { bearer } = await newClient(test.app, { isActivated: false });
    const { status, body } = await save(bearer, { phoneNumber: '20 123 456', firstName: ' Leïla ', lastName: 'Ben Amor' });
    expect(status).toBe(200);
    expect(body.isActivated).toBe(true);
    expect(body.user).toMatchObject({ phoneNumber: '+21620123456', firstName: 'Leïla', lastName: 'Ben Amor' });
    expect((await call(test.app, me, { bearer })).body).toEqual(body);
  });

  it('leaves what is not named, and removes what is null', async () => {
    const { bearer } = await newClient(test.app);
    await save(bearer, { phoneNumber: '+21650000001', firstName: 'Ines', lastName: 'Gharbi' });
    const { body } = await save(bearer, { phoneNumber: '+21650000001', lastName: null });
    expect(body.user).toMatchObject({ firstName: 'Ines', lastName: null });
  });

  it('takes an avatar of one’s own and removes it', async () => {
    const { bearer } = await newClient(test.app);
    const file = await uploadAs(test.app, bearer, { bytes: await jpegOf() });
    const saved = await save(bearer, { phoneNumber: '+21650000002', avatar: { ...file, key: 'another', url: 'https://evil.test/x.png' } });
    expect(saved.body.user.avatar).toEqual(file);
    const removed = await save(bearer, { phoneNumber: '+21650000002', avatar: null });
    expect(removed.body.user.avatar).toBeNull();
  });

  it('refuses as avatar a file that is missing, someone else’s or no picture', async () => {
    const { bearer } = await newClient(test.app);
    const other = await newClient(test.app);
    const theirs = await uploadAs(test.app, other.bearer, { bytes: await jpegOf() });
    const text = await uploadAs(test.app, bearer, { bytes: Buffer.from('%PDF-1.7\n%âãÏÓ\n'), name: 'a.pdf' }, 'document');
    for (const _id of [theirs._id, text._id, '0'.repeat(24), 'nonsense', '']) {
      const { status, problem } = await save(bearer, { phoneNumber: '+21650000003', avatar: { _id } });
      expect(status).toBe(400);
      expect(problem.fields).toEqual([{ fieldName: 'avatar', message: "La photo de profil n'existe pas" }]);
    }
  });

  it.each(['+216 20 123', '+33 6 12 34', '+216 20 123 456 789'])('refuses %s, which no country has', async (phoneNumber) => {
    const { bearer } = await newClient(test.app);
    const { status, problem } = await save(bearer, { phoneNumber });
    expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, 'phoneNumber']);
  });

  it('refuses a phone number that someone else has', async () => {
    const { bearer } = await newClient(test.app, { isActivated: false });
    const { status, problem } = await save(bearer, { phoneNumber: '+216 20 000 001' });
    expect(status).toBe(409);
    expect(problem.ressource).toBe('AUTHENTICATED_CLIENTS');
    expect(problem.fields).toEqual([{ fieldName: 'phoneNumber', message: "Ce numéro est déjà celui d'un autre compte." }]);
    expect((await call(test.app, me, { bearer })).body.isActivated).toBe(false);
  });

  it('refuses a first name by which its person would be taken for somebody else, or for the practice', async () => {
    const { bearer } = await newClient(test.app);
    for (const firstName of ['Olivier calme', 'étoile  LÉGÈRE', 'Réponse du cabinet']) {
      const { status, problem } = await save(bearer, { phoneNumber: '+21650000077', firstName });
      const message = 'Le prénom ressemble à un pseudonyme ou à une signature du site : écrivez-le autrement';
      expect([status, problem.fields]).toEqual([400, [{ fieldName: 'firstName', message }]]);
    }
    expect((await save(bearer, { phoneNumber: '+21650000077', firstName: 'Olivier' })).status).toBe(200);
  });

  it('asks for a phone number', async () => {
    const { bearer } = await newClient(test.app, { isActivated: false });
    expect((await save(bearer, { firstName: 'Ines' })).problem.fields).toEqual([
      { fieldName: 'phoneNumber', message: 'Le numéro de téléphone est obligatoire' },
    ]);
    expect((await save(bearer, { phoneNumber: '12' })).status).toBe(400);
  });

  it('changes nothing else, whatever the body holds', async () => {
    const { bearer, authID, email } = await newClient(test.app);
    const before = (await call(test.app, me, { bearer })).body;
    const { body } = await save(bearer, {
      phoneNumber: '+21650000004',
      role: 'GOD',
      roleId: 'x',
      access: [{ ressource: '*', privileges: 7 }],
      email: 'admin2@demo.test',
      emailConfirmed: true,
      state: 'BANNED',
      authID: 'other',
      id: 'other',
      userName: 'admin2',
    });
    expect(body).toMatchObject({
      authID,
      email,
      userName: before.userName,
      role: before.role,
      access: before.access,
      emailConfirmed: false,
    });
    expect((await call(test.app, me, { bearer })).status).toBe(200);
  });

  it('refuses a visitor', async () => {
    expect((await call(test.app, updateMe, { body: { phoneNumber: '+21650000005' } })).status).toBe(401);
  });

  it('serves staff too', async () => {
    const bearer = await signInAs(test.app, 'therapist');
    expect((await save(bearer, { phoneNumber: '+21620000002' })).status).toBe(200);
  });
});
