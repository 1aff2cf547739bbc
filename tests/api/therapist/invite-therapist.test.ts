import { addDays } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '#contract/auth/auth.endpoints.ts';
import { resetPassword, resetPasswordConfirm } from '#contract/auth/mail-links.endpoints.ts';
import { banClient, editAccess } from '#contract/auth/accounts.endpoints.ts';
import { inviteTherapist, sendInvitation, withdrawInvitation } from '#contract/therapist/invitation.endpoints.ts';
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
// A minute later each time: letters of one instant come in any order.
function invite(email: string, bearer = admin.bearer) {
  test.clock.advanceMinutes(1);
  return call(test.app, inviteTherapist, { bearer, body: { ...profile(), email } });
}
function again(id: string, body: { email?: string } = {}, bearer = admin.bearer) {
  test.clock.advanceMinutes(1);
  return call(test.app, sendInvitation, { bearer, parameters: { id }, body });
}
const withdraw = (id: string, bearer = admin.bearer) => call(test.app, withdrawInvitation, { bearer, parameters: { id } });
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
    expect(letter?.text).toMatch(/\/reset-password\?first=/);
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
    const now = test.clock.now();
    const expiresAt = addDays(now, 7).toISOString();
    expect([status, body]).toEqual([200, { email, sentAt: now.toISOString(), expiresAt, isRefused: false }]);
    const [, second] = await invitationsTo(email);
    await again(made.id);
    const [, , third] = await invitationsTo(email);
    expect((await choose(tokenIn(second?.text))).body).toMatchObject({ reason: 'LINK_OVER' });
    expect((await choose(tokenIn(third?.text))).status).toBe(204);
    expect((await again(made.id)).body).toMatchObject({ reason: 'ALREADY_JOINED' });
    expect(await invitationsTo(email)).toHaveLength(3);
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

  it('may ask for a password without the link while the invitation lasts, the address being held for them', async () => {
    const email = newEmail();
    const { body: made } = await invite(email);
    await mailsTo(test, email);
    await call(test.app, resetPassword, { body: { emailOrUsername: email } });
    const resets = async () => (await mailsTo(test, email)).filter(({ subject }) => subject === 'Choisir un nouveau mot de passe');
    const [reset] = await resets();
    test.clock.advanceMinutes(7 * 24 * 60);
    await call(test.app, resetPassword, { body: { emailOrUsername: email } });
    expect(await resets()).toHaveLength(1);
    await again(made.id, {}, (await newStaff(test, 'ADMIN')).bearer);
    await call(test.app, resetPassword, { body: { emailOrUsername: email } });
    const [, another] = await resets();
    expect((await choose(tokenIn(reset?.text))).body).toMatchObject({ reason: 'LINK_OVER' });
    expect((await choose(tokenIn(another?.text))).status).toBe(204);
    expect((await storedAccount(test, (await enter(email)).body.authID)).invitedAt).toBeNull();
  });

  it('refuses an address that another account holds', async () => {
    const { body: made } = await invite(newEmail());
    const { email } = await newKnownClient(test);
    expect(await again(made.id, { email })).toMatchObject({ status: 409, body: { ressource: 'AUTHENTICATED_CLIENTS' } });
  });

  it('is theirs or goes elsewhere, not both, where both happen at once', async () => {
    const [first, other] = [newEmail(), newEmail()];
    const { body: made } = await invite(first);
    const [letter] = await invitationsTo(first);
    const [chosen, moved] = await Promise.all([choose(tokenIn(letter?.text)), again(made.id, { email: other })]);
    expect([
      [204, 409],
      [409, 200],
    ]).toContainEqual([chosen.status, moved.status]);
    const account = await storedAccount(test, made.userId);
    expect([account.email, account.invitedAt === null]).toEqual(chosen.status === 204 ? [first, true] : [other, false]);
  });

  it('is taken back with the account, the profile and the link, until it is accepted', async () => {
    const email = newEmail();
    const { body: made } = await invite(email);
    const [letter] = await invitationsTo(email);
    expect(await withdraw(made.id)).toMatchObject({ status: 200, body: { email } });
    expect((await choose(tokenIn(letter?.text))).body).toMatchObject({ reason: 'LINK_OVER' });
    expect((await call(test.app, readTherapist, { parameters: { slug: made.id } })).status).toBe(404);
    const { body: second } = await invite(email);
    await choose(tokenIn((await invitationsTo(email)).at(-1)?.text));
    expect((await withdraw(second.id)).body).toMatchObject({ reason: 'ALREADY_JOINED' });
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
  it('becomes a therapist’s once its address is confirmed, and its person is told', async () => {
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
    const subjects = (await mailsTo(test, person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Votre compte ouvre maintenant les écrans du cabinet');
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

  it('keeps what it holds beyond the role', async () => {
    const moderator = await newStaff(test, 'MODERATOR');
    await confirmAddress(test, moderator.authID);
    expect((await invite(moderator.email)).status).toBe(201);
    const { access } = await storedAccount(test, moderator.authID);
    expect(access).toEqual(
      expect.arrayContaining([
        { ressource: 'SUSPEND_CLIENTS', privileges: 4 },
        { ressource: 'PUBLIC_THREAD', privileges: 5 },
        { ressource: 'RESERVATION', privileges: 4 },
      ]),
    );
  });

  it('is left alone while it is closed', async () => {
    const person = await newKnownClient(test);
    await call(test.app, banClient, { bearer: admin.bearer, parameters: { id: person.authID }, body: { reason: 'Insultes répétées.' } });
    expect((await invite(person.email)).body).toMatchObject({ reason: 'ACCOUNT_CLOSED' });
    const { body: made } = await invite(newEmail());
    await call(test.app, banClient, { bearer: admin.bearer, parameters: { id: made.userId }, body: { reason: 'Erreur.' } });
    expect((await again(made.id)).body).toMatchObject({ reason: 'ACCOUNT_CLOSED' });
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
