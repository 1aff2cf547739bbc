import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '#contract/auth/auth.endpoints.ts';
import { resetPassword, resetPasswordConfirm } from '#contract/auth/mail-links.endpoints.ts';
import { editAccess } from '#contract/auth/accounts.endpoints.ts';
import { inviteTherapist, sendInvitation } from '#contract/therapist/invitation.endpoints.ts';
import { deleteTherapist, readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { call, newClient } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { therapistSlug } from '#tests/support/booking.ts';
import { mailsTo, tokenIn } from '#tests/support/mails.ts';
import { confirmAddress, newKnownClient, newStaff, roleIdOf, storedAccount } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: Awaited<ReturnType<typeof newStaff>>;
let model: Therapist;
beforeAll(async () => {
  test = await startTestApp();
  model = (await call(test.app, readTherapist, { parameters: { slug: therapistSlug } })).body;
});
// One each: what they are signed in with lasts minutes of the clock that the tests move.
beforeEach(async () => void (admin = await newStaff(test, 'ADMIN')));
afterAll(() => test.close());

let last = 0;
const newEmail = () => `praticien${(last += 1)}@accalmie.test`;
const profile = () => ({ ...model, photo: undefined, services: undefined, fullName: 'Leïla Bouazizi' });
const invite = (email: string, bearer = admin.bearer) => call(test.app, inviteTherapist, { bearer, body: { ...profile(), email } });
const again = (id: string, body: { email?: string } = {}, bearer = admin.bearer) =>
  call(test.app, sendInvitation, { bearer, parameters: { id }, body });
const password = 'quatre mots sans rapport';
const choose = (token: string) =>
  call(test.app, resetPasswordConfirm, { query: { token }, body: { newPassword: password, confirmPassword: password } });
const enter = (email: string) => call(test.app, signIn, { body: { email, password } });
const invitationsTo = async (email: string) => (await mailsTo(test, email)).filter(({ subject }) => subject.startsWith('Votre accès'));

describe('an invited therapist', () => {
  it('succeeds in signing in with the password chosen by the link, and is written to no more', async () => {
    const email = newEmail();
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await invite(email.toUpperCase());
      expect([status, body.fullName]).toEqual([201, 'Leïla Bouazizi']);
    });
    expect(entries.map(({ kind }) => kind)).toEqual(['THERAPIST_CREATED', 'THERAPIST_INVITED']);
    const [letter, ...others] = await mailsTo(test, email);
    expect([letter?.subject, others]).toEqual(['Votre accès vous attend\u00A0: choisissez un mot de passe', []]);
    expect(letter?.text).toMatch(/\/reset-password\?token=/);
    test.clock.advanceMinutes(7 * 24 * 60 - 1);
    expect((await choose(tokenIn(letter?.text))).status).toBe(204);
    const { status, body } = await enter(email);
    expect([status, body.role.name, body.emailConfirmed]).toEqual([200, 'THERAPIST', true]);
    // No password was changed.
    expect((await mailsTo(test, email)).map(({ subject }) => subject)).not.toContain('Votre mot de passe a été changé');
  });

  it('opens nothing with a link of seven days ago; a new one does, and the old ones end with it', async () => {
    const email = newEmail();
    const { body: made } = await invite(email);
    const [first] = await invitationsTo(email);
    test.clock.advanceMinutes(7 * 24 * 60);
    expect((await choose(tokenIn(first?.text))).body).toMatchObject({ reason: 'LINK_OVER' });
    admin = await newStaff(test, 'ADMIN');
    const { status, body } = await again(made.id);
    expect([status, body]).toEqual([200, { email, sentAt: test.clock.now().toISOString() }]);
    const [, second] = await invitationsTo(email);
    expect((await choose(tokenIn(second?.text))).status).toBe(204);
    expect((await again(made.id)).body).toMatchObject({ reason: 'ALREADY_JOINED' });
    expect(await invitationsTo(email)).toHaveLength(2);
  });

  it('is written to elsewhere when the address was mistyped, and the first link opens nothing', async () => {
    const [mistyped, right] = [newEmail(), newEmail()];
    const { body: made } = await invite(mistyped);
    const [first] = await invitationsTo(mistyped);
    expect((await again(made.id, { email: right })).body).toMatchObject({ email: right });
    expect((await choose(tokenIn(first?.text))).body).toMatchObject({ reason: 'LINK_OVER' });
    const [second] = await invitationsTo(right);
    expect((await choose(tokenIn(second?.text))).status).toBe(204);
    expect((await enter(right)).status).toBe(200);
  });

  it('may ask for a password without the link, the address being held for them', async () => {
    const email = newEmail();
    await invite(email);
    await mailsTo(test, email);
    await call(test.app, resetPassword, { body: { emailOrUsername: email } });
    const reset = (await mailsTo(test, email)).find(({ subject }) => subject === 'Choisir un nouveau mot de passe');
    expect((await choose(tokenIn(reset?.text))).status).toBe(204);
    expect((await storedAccount(test, (await enter(email)).body.authID)).invitedAt).toBeNull();
  });

  it('refuses an address that another account holds', async () => {
    const { body: made } = await invite(newEmail());
    const { email } = await newKnownClient(test);
    expect(await again(made.id, { email })).toMatchObject({ status: 409, body: { ressource: 'AUTHENTICATED_CLIENTS' } });
  });

  it('refuses to send the link of somebody above elsewhere', async () => {
    const { body: made } = await invite(newEmail());
    const roleId = await roleIdOf(test, 'ADMIN');
    await call(test.app, editAccess, { bearer: admin.bearer, parameters: { id: made.userId }, body: { roleId } });
    const inviter = await newStaff(test, 'THERAPIST', [
      { ressource: 'THERAPIST', privileges: 4 },
      { ressource: 'ROLE', privileges: 6 },
    ]);
    expect((await again(made.id, { email: newEmail() }, inviter.bearer)).body).toMatchObject({ reason: 'ACCESS_MISMATCH' });
  });
});

describe('an account that is there', () => {
  it('becomes a therapist’s without a letter, once its address is confirmed', async () => {
    const person = await newClient(test.app);
    expect((await invite(person.email)).body).toMatchObject({ reason: 'ADDRESS_UNCONFIRMED' });
    await confirmAddress(test, person.authID);
    const entries = await entriesDuring(test, async () => {
      expect((await invite(person.email)).body).toMatchObject({ userId: person.authID });
    });
    expect(entries.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['ACCOUNT_ROLE_CHANGED', 'CLIENT > THERAPIST'],
      ['THERAPIST_CREATED', expect.stringMatching(/^leila-bouazizi/)],
    ]);
    expect(await invitationsTo(person.email)).toEqual([]);
    // The same again, and one who has a profile.
    expect(await invite(person.email)).toMatchObject({ status: 409, body: { ressource: 'THERAPIST' } });
  });

  it('keeps the role that holds more, its own too', async () => {
    const other = await newStaff(test, 'ADMIN');
    await confirmAddress(test, other.authID);
    expect((await invite(other.email)).status).toBe(201);
    expect((await invite(admin.email)).body).toMatchObject({ userId: admin.authID });
    const roleId = await roleIdOf(test, 'ADMIN');
    for (const { authID } of [other, admin]) expect((await storedAccount(test, authID)).roleId).toBe(roleId);
  });

  it('is mailed again where it was invited and never opened', async () => {
    const email = newEmail();
    const { body: made } = await invite(email);
    expect((await call(test.app, deleteTherapist, { bearer: admin.bearer, parameters: { id: made.id } })).status).toBe(200);
    expect((await invite(email)).body).toMatchObject({ userId: made.userId });
    expect(await invitationsTo(email)).toHaveLength(2);
  });

  it('is given nothing by who does not hold as much', async () => {
    const person = await newKnownClient(test);
    const inviter = await newStaff(test, 'THERAPIST', [
      { ressource: 'THERAPIST', privileges: 4 },
      { ressource: 'ROLE', privileges: 6 },
    ]);
    expect((await invite(person.email, inviter.bearer)).body).toMatchObject({ reason: 'ACCESS_MISMATCH' });
    expect((await invite(newEmail(), inviter.bearer)).body).toMatchObject({ reason: 'ACCESS_MISMATCH' });
  });
});
