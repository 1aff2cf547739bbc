import { socialProviders, type SocialProvider } from '#contract/auth/social-providers.ts';
import { consentVersion } from '#contract/constants.ts';
import { articleOf } from '#tests/support/blogs.ts';
import { multipartForm } from '#tests/support/upload.ts';
import { nobody, type Caller, type World } from '#tests/support/every-endpoint-world.ts';
import { pictureUrl, type Request } from '#tests/support/every-endpoint.ts';

export interface Row {
  readonly call: string;
  /** What each caller gets, in the order of `callers`. */
  readonly cells: string;
  /** The request of one cell, on a fresh thing where it changes one. */
  readonly request: (world: World, caller: Caller) => Promise<Request> | Request;
  /** The same on a thing that does not exist: whoever may not know must get the same answer. */
  readonly missing?: (world: World, caller: Caller) => Promise<Request> | Request;
}

/**
 * Written by hand from DOMAIN 6 (who holds what) and 12 (what each call asks), never from the declarations.
 * ok: answered · 401: sign in first · no: no level · 404: not one's own, as if it were not there · inc: account to be
 * completed first · ban, sus: the account is closed · prac: the practice's accounts are not deleted by their holder ·
 * 400:field: what the body names is not one's own, as if it were not there.
 *
 *                    anonymous incomplete owner other banned suspended own-practitioner other-practitioner moderator administrator GOD
 */
const everyone = '     ok        ok         ok    ok    ok     ok        ok               ok                 ok        ok            ok';
const knownOrNot = '   ok        ok         ok    ok    ban    sus       ok               ok                 ok        ok            ok';
const signedIn = '     401       ok         ok    ok    ban    sus       ok               ok                 ok        ok            ok';
const administrators = '401      no         no    no    ban    sus       no               no                 no        ok            ok';
const sanctioners = '  401       no         no    no    ban    sus       no               no                 ok        ok            ok';
const staff = '        401       no         no    no    ban    sus       ok               ok                 ok        ok            ok';
const practice = '     401       no         no    no    ban    sus       ok               ok                 no        ok            ok';
const practiceOfOwn = '401       no         no    no    ban    sus       ok               404                no        ok            ok';
const ownTherapistAlone = '401     no      no    no    ban    sus       ok      404        no        404        404';
const clientsAndStaff = '401     ok         ok    ok    ban    sus       ok               ok                 no        ok            ok';
const ownerAlone = '   401       404        ok    404   ban    sus       404              404                no        404           404';
const ownWriting = '   401       404        ok    404   ban    sus    404              404                404       404           404';
const ownerAndDesk = ' 401       404        ok    404   ban    sus       ok               404                no        ok            ok';
const schedule = '     401       no         no    no    ban    sus       ok               ok                 no        404           404';
const booking = '      401       inc        ok    ok    ban    sus       ok               ok                 no        ok            ok';
const proofFile = '    404       404        ok    404   ban    sus       ok               404                404       ok            ok';
const ownAmount = '    401       404        ok    404   ban    sus       ok               404                404       ok            ok';
const ownBrowser = '   401       404        404   404   ban    sus       404              404                404       404           404';
const ownDevice = '    401       404        ok    404   ban    sus       404              404                404       404           404';
const phoneDesk = '    401       no         no    no    ban    sus       ok               400:therapistId    no        ok            ok';
const deletable = '    401       ok         ok    ok    ban    sus       prac             prac               prac      prac          prac';
const ofNobody = '      404       404        404   404   404    404       404              404                404       404           404';
const everything = '   401       no         no    no    ban    sus       no               no                 no        no            ok';

const at =
  (path: string, more: Omit<Request, 'path'> = {}) =>
  (): Request => ({ path, ...more });
const read = (call: string, cells: string, path = call.split(' ')[1] ?? ''): Row => ({ call, cells, request: at(path) });
const later = '2027-01-01T00:00:00.000Z';
const pushEndpoint = 'https://push.example.com/one';
const absence = () => ({ startDateTime: '2027-08-01T08:00:00Z', endDateTime: '2027-08-01T09:00:00Z' });
const newPhone = (world: World) => `+2169${String(world.next()).padStart(7, '0')}`;

const auth = '/v1/auth';
const ofAccount = (call: string, cells: string, body?: unknown): Row => {
  const path = call.split(' ')[1] ?? '';
  const on = (id: string): Request => ({ path: path.replace(/\{\w+\}/, id), ...(body === undefined ? {} : { body }) });
  return { call, cells, request: async (world) => on(await world.someone()), missing: () => on(nobody) };
};

const socialSignIn = (provider: SocialProvider): Row => ({
  call: `POST ${auth}/n/${provider}`,
  cells: everyone,
  request: (world) => ({ path: `${auth}/n/${provider}`, body: { token: world.socialToken(provider) } }),
});

const authRows: Row[] = [
  ...socialProviders.map(socialSignIn),
  { call: `POST ${auth}/n/{provider}`, cells: ofNobody, request: at(`${auth}/n/twitter`, { body: { token: 'x' } }) },
  read(`GET ${auth}/n/providers`, everyone),
  {
    call: `POST ${auth}/n/classic`,
    cells: everyone,
    request: (world) => {
      const password = world.passwordOfNewPeople;
      return { path: `${auth}/n/classic`, body: { email: `matrix${world.next()}@test.example`, password, confirmPassword: password } };
    },
  },
  {
    call: `POST ${auth}/n/sign-in/classic`,
    // Each with their own password; a stranger with the owner's.
    cells: knownOrNot,
    request: async (world, caller) => {
      const email = caller === 'anonymous' ? world.ownerEmail : await world.emailOf(caller);
      return { path: `${auth}/n/sign-in/classic`, body: { email, password: world.passwordOf(caller) } };
    },
  },
  { call: `GET ${auth}/n/logout`, cells: signedIn, request: at(`${auth}/n/logout`, { token: 'refresh' }) },
  read(`GET ${auth}/n/me`, signedIn),
  { call: `GET ${auth}/z/refresh-token`, cells: signedIn, request: at(`${auth}/z/refresh-token`, { token: 'refresh' }) },
  read(`GET ${auth}/z/upload-token`, signedIn, `${auth}/z/upload-token?mimeTypes=image`),
  {
    call: `PUT ${auth}/n/update-password`,
    cells: signedIn,
    request: (world, caller) => {
      const password = world.passwordOf(caller);
      return { path: `${auth}/n/update-password`, body: { oldPassword: password, newPassword: password, confirmPassword: password } };
    },
  },
  read(`GET ${auth}/user/is-phonenumber-available`, signedIn, `${auth}/user/is-phonenumber-available?phoneNumber=20123456`),
  {
    call: `POST ${auth}/z/ressource-access`,
    cells: signedIn,
    request: at(`${auth}/z/ressource-access`, { body: { ressource: 'BOOK', privileges: 1 } }),
  },
  read(`GET ${auth}/roles`, administrators),
  {
    call: `GET ${auth}/roles/{id}`,
    cells: administrators,
    request: async (world) => ({ path: `${auth}/roles/${await world.roleId('CLIENT')}` }),
  },
  {
    call: `POST ${auth}/roles/`,
    cells: administrators,
    request: (world) => ({ path: `${auth}/roles/`, body: { name: `MATRIX_${world.next()}`, access: [] } }),
  },
  {
    call: `PUT ${auth}/roles/{id}`,
    cells: administrators,
    request: async (world) => ({
      path: `${auth}/roles/${await world.role()}`,
      body: { name: `MATRIX_${world.next()}`, access: [{ ressource: 'BLOGS', privileges: 3 }] },
    }),
  },
  { call: `DELETE ${auth}/roles/{id}`, cells: administrators, request: async (world) => ({ path: `${auth}/roles/${await world.role()}` }) },
  ofAccount(`GET ${auth}/roles/grantable/{authId}`, administrators),
  read(`GET ${auth}/user/`, staff),
  read(`GET ${auth}/user/unpaginated-minimal-users`, staff),
  ofAccount(`GET ${auth}/user/{authID}`, staff),
  ofAccount(`PUT ${auth}/user/{authID}`, administrators, { firstName: 'Matrix' }),
  ofAccount(`PUT ${auth}/user/{authID}/confirm-identity`, practice),
  ofAccount(`POST ${auth}/z/ban-client/{id}`, administrators, { reason: 'x' }),
  ofAccount(`POST ${auth}/z/suspend-client/{id}`, sanctioners, { reason: 'x', until: later }),
  ofAccount(`GET ${auth}/z/lift-ban-suspension/{id}`, administrators),
  ofAccount(`PUT ${auth}/z/access/{id}`, administrators, { access: [{ ressource: 'BLOGS', privileges: 3 }] }),
  read(`GET ${auth}/devices/`, signedIn),
  {
    call: `DELETE ${auth}/devices/{id}`,
    cells: ownDevice,
    request: async (world) => ({ path: `${auth}/devices/${await world.device()}` }),
    missing: at(`${auth}/devices/${nobody}`),
  },
  {
    call: `PUT ${auth}/n/reset-password`,
    cells: everyone,
    request: (world) => ({ path: `${auth}/n/reset-password`, body: { emailOrUsername: world.ownerEmail } }),
  },
  {
    call: `PUT ${auth}/n/reset-password-confirm`,
    cells: everyone,
    request: async (world) => {
      const newPassword = world.passwordOfNewPeople;
      const token = await world.mailLink('RESET');
      return { path: `${auth}/n/reset-password-confirm?token=${token}`, body: { newPassword, confirmPassword: newPassword } };
    },
  },
  read(`PUT ${auth}/n/email-confirmation`, signedIn),
  {
    call: `PUT ${auth}/n/email-confirmation-confirm`,
    cells: knownOrNot,
    request: async (world) => ({ path: `${auth}/n/email-confirmation-confirm?token=${await world.mailLink('CONFIRM_EMAIL')}` }),
  },
  read(`GET ${auth}/user/me/data`, signedIn),
  { call: `PUT ${auth}/user/me/discretion`, cells: signedIn, request: at(`${auth}/user/me/discretion`, { body: { isDiscreet: true } }) },
  read(`GET ${auth}/user/me/deletion`, signedIn),
  { call: `PUT ${auth}/user/me/deletion`, cells: deletable, request: at(`${auth}/user/me/deletion`, { body: { threads: 'DELETE' } }) },
  read(`DELETE ${auth}/user/me/deletion`, signedIn),
  read(`GET ${auth}/audit/`, administrators),
  read(`GET ${auth}/audit/verification`, administrators),
];

const blogs = '/v1/blogs/blogs';
const blogVote = (kind: string): Row => ({
  call: `PUT ${blogs}/${kind}/{slug}`,
  cells: signedIn,
  request: ({ blog }) => ({ path: `${blogs}/${kind}/${blog.slug}` }),
});
const blogRows: Row[] = [
  read(`GET ${blogs}/`, everyone),
  read(`GET ${blogs}/static-paths`, everyone),
  read(`GET ${blogs}/grouped`, everyone),
  read(`GET ${blogs}/featured`, everyone),
  read(`GET ${blogs}/by-category`, everyone, `${blogs}/by-category?category=anxiete-et-stress`),
  { call: `GET ${blogs}/score/{slug}`, cells: knownOrNot, request: ({ blog }) => ({ path: `${blogs}/score/${blog.slug}` }) },
  { call: `GET ${blogs}/{slug}`, cells: everyone, request: ({ blog }) => ({ path: `${blogs}/${blog.slug}` }) },
  { call: `POST ${blogs}/reading/{slug}`, cells: everyone, request: ({ blog }) => ({ path: `${blogs}/reading/${blog.slug}` }) },
  read(`GET /v1/blogs/readings`, practice),
  read(`GET ${blogs}/all`, practice),
  { call: `GET ${blogs}/admin/{id}`, cells: practice, request: ({ blog }) => ({ path: `${blogs}/admin/${blog.id}` }) },
  { call: `GET ${blogs}/admin/{id}/revisions`, cells: practice, request: ({ blog }) => ({ path: `${blogs}/admin/${blog.id}/revisions` }) },
  {
    call: `GET ${blogs}/admin/{id}/revisions/{revisionId}`,
    cells: practice,
    request: async (world) => {
      const { blogId, id } = await world.revision();
      return { path: `${blogs}/admin/${blogId}/revisions/${id}` };
    },
  },
  blogVote('clap'),
  blogVote('upvote'),
  blogVote('downvote'),
  blogVote('remove-vote'),
  {
    call: `POST ${blogs}/`,
    cells: practice,
    request: (world) => ({ path: `${blogs}/`, body: articleOf(world.category.id, { title: `Matrice ${world.next()}` }) }),
  },
  {
    call: `PUT ${blogs}/{slug}`,
    cells: practice,
    request: async (world) => ({ path: `${blogs}/${await world.article()}`, body: articleOf(world.category.id) }),
  },
  { call: `DELETE ${blogs}/{slug}`, cells: administrators, request: async (world) => ({ path: `${blogs}/${await world.article()}` }) },
];

const booked = '/v1/booking';
const ofReservation = (call: string, cells: string, body?: (world: World) => object): Row => {
  const path = call.split(' ')[1] ?? '';
  const on = (id: string, world: World): Request => ({ path: path.replace('{id}', id), ...(body ? { body: body(world) } : {}) });
  return { call, cells, request: async (world) => on(await world.reservation(), world), missing: (world) => on(nobody, world) };
};
const ofAbsence = (method: string, body?: object): Row => {
  const on = (id: string): Request => ({ path: `${booked}/daysoff/${id}`, ...(body ? { body } : {}) });
  const call = `${method} ${booked}/daysoff/{id}`;
  return { call, cells: practiceOfOwn, request: async (world) => on(await world.absence()), missing: () => on(nobody) };
};
const ofSchedule = (method: string, body?: (world: World) => object): Row => ({
  call: `${method} ${booked}/schedule/{userId}`,
  cells: administrators,
  request: async (world) => {
    const { userId } = await world.practitioner({ hasHours: true });
    return { path: `${booked}/schedule/${userId}`, ...(body ? { body: body(world) } : {}) };
  },
});
/** Far from every other reservation of the matrix. */
const freeEvening = (world: World) => new Date(Date.parse('2027-10-01T00:00:00Z') + world.next() * 7_200_000).toISOString();
const byPhone = (world: World) => ({
  ...world.offer,
  userId: world.ids.owner,
  mode: 'OFFICE',
  startDateTime: freeEvening(world),
  status: 'ACCEPTED',
  paymentKind: 'OFFICE',
  outsideHours: true,
});

const bookingRows: Row[] = [
  read(`GET ${booked}/health`, everyone),
  read(`GET ${booked}/opening-hours`, everyone),
  read(`GET ${booked}/schedule/self`, schedule),
  read(`GET ${booked}/calendar`, schedule),
  { call: `PUT ${booked}/calendar`, cells: schedule, request: at(`${booked}/calendar`, { body: { showsNames: false } }) },
  read(`DELETE ${booked}/calendar`, schedule),
  read(`GET ${booked}/practice-day`, practice),
  { call: `GET ${booked}/figures`, cells: practice, request: at(`${booked}/figures`) },
  { call: `GET ${booked}/agenda`, cells: practice, request: at(`${booked}/agenda?from=2026-11-16&to=2026-11-22`) },
  { call: `PUT ${booked}/schedule/self`, cells: schedule, request: ({ hours }) => ({ path: `${booked}/schedule/self`, body: hours }) },
  {
    call: `POST ${booked}/schedule/preview`,
    cells: practiceOfOwn,
    request: ({ hours }) => ({
      path: `${booked}/schedule/preview`,
      body: { ...hours, durationMinutes: 50, from: '2026-11-30', to: '2026-12-01' },
    }),
  },
  {
    call: `GET ${booked}/schedule/availability/{slug}`,
    cells: everyone,
    request: ({ offer }) => ({
      path: `${booked}/schedule/availability/${offer.therapistId}?from=2026-11-30&to=2026-12-01&serviceId=${offer.serviceId}`,
    }),
  },
  {
    call: `POST ${booked}/schedule/`,
    cells: administrators,
    request: async (world) => {
      const { userId } = await world.practitioner({ hasHours: false });
      return { path: `${booked}/schedule/`, body: { ...world.hours, userId } };
    },
  },
  read(`GET ${booked}/schedule/`, administrators),
  ofSchedule('GET'),
  ofSchedule('PUT', ({ hours }) => hours),
  ofSchedule('DELETE'),
  {
    call: `POST ${booked}/reservation/self`,
    cells: booking,
    request: (world) => {
      const choice = { mode: 'OFFICE', paymentMethod: 'MONEY_ORDER', consentVersion };
      return { path: `${booked}/reservation/self`, body: { ...world.offer, ...choice, startDateTime: world.takenSlot() } };
    },
  },
  read(`GET ${booked}/reservation/self`, clientsAndStaff),
  ofReservation(`PUT ${booked}/reservation/self/{id}`, ownerAlone, (world) => ({ startDateTime: world.takenSlot() })),
  ofReservation(`DELETE ${booked}/reservation/self/{id}`, ownerAlone),
  ofReservation(`GET ${booked}/reservation/self/{id}/calendar`, ownerAlone),
  {
    call: `POST ${booked}/reservation/`,
    cells: phoneDesk,
    request: (world) => ({ path: `${booked}/reservation/`, body: byPhone(world) }),
    missing: (world) => ({ path: `${booked}/reservation/`, body: { ...byPhone(world), therapistId: nobody } }),
  },
  read(`GET ${booked}/reservation/`, practice),
  read(`GET ${booked}/reservation/reservation-users`, practice),
  {
    call: `GET ${booked}/reservation/payment-details`,
    cells: ownerAndDesk,
    request: async (world) => ({
      path: `${booked}/reservation/payment-details?reservationId=${(await world.payment()).reservationId}`,
    }),
    missing: at(`${booked}/reservation/payment-details?reservationId=${nobody}`),
  },
  ofReservation(`GET ${booked}/reservation/{id}`, practiceOfOwn),
  ofReservation(`GET ${booked}/reservation/{id}/own-note`, ownTherapistAlone),
  ofReservation(`PUT ${booked}/reservation/{id}/own-note`, ownTherapistAlone, () => ({ text: '', basedOn: null })),
  ofReservation(`GET ${booked}/reservation/{id}/video-link`, practiceOfOwn),
  ofReservation(`PUT ${booked}/reservation/{id}/video-link`, practiceOfOwn, () => ({ url: 'https://salle.example/a', isUsual: false })),
  ofReservation(`PUT ${booked}/reservation/{id}`, practiceOfOwn, () => ({ status: 'REJECTED', reason: 'x' })),
  ofReservation(`PUT ${booked}/reservation/{id}/time`, practiceOfOwn, (world) => ({
    startDateTime: world.takenSlot(),
    outsideHours: true,
  })),
  ofReservation(`DELETE ${booked}/reservation/{id}`, practiceOfOwn),
  { call: `POST ${booked}/daysoff/`, cells: practice, request: at(`${booked}/daysoff/`, { body: absence() }) },
  read(`GET ${booked}/daysoff/`, practice),
  ofAbsence('GET'),
  ofAbsence('PUT', absence()),
  ofAbsence('DELETE'),
];

const bucketRows: Row[] = [
  {
    call: 'POST /v1/bucket/file/',
    cells: signedIn,
    request: ({ picture }) => {
      const { payload, contentType } = multipartForm([{ bytes: picture, name: 'a.png' }]);
      return { path: '/v1/bucket/file/', body: payload, headers: { 'content-type': contentType }, token: 'upload' };
    },
  },
  {
    call: 'POST /v1/bucket/file/create-by-url',
    cells: signedIn,
    request: at('/v1/bucket/file/create-by-url', { body: { url: pictureUrl }, token: 'upload' }),
  },
  {
    call: 'GET /v1/bucket/file/{key}',
    cells: proofFile,
    request: async (world) => ({ path: `/v1/bucket/file/${(await world.payment()).file.key}` }),
    missing: at(`/v1/bucket/file/${'0'.repeat(32)}.png`),
  },
];

const category = '/v1/categories/category';
const newName = (world: World) => {
  const name = `Matrice ${world.next()}`;
  return { name: { fr: name, en: name } };
};
const categoryRows: Row[] = [
  read('GET /v1/categories/health', everyone),
  read(`GET ${category}/`, everyone),
  read(`GET ${category}/unpaginated`, everyone),
  read(`GET ${category}/bulk`, everyone),
  read(`GET ${category}/static-paths`, everyone),
  {
    call: `GET ${category}/id-by-slug/{slug}`,
    cells: everyone,
    request: (world) => ({ path: `${category}/id-by-slug/${world.category.slug}` }),
  },
  { call: `GET ${category}/by-slug/{slug}`, cells: everyone, request: (world) => ({ path: `${category}/by-slug/${world.category.slug}` }) },
  { call: `GET ${category}/{id}`, cells: everyone, request: (world) => ({ path: `${category}/${world.category.id}` }) },
  { call: `POST ${category}/`, cells: staff, request: (world) => ({ path: `${category}/`, body: newName(world) }) },
  {
    call: `PUT ${category}/{id}`,
    cells: staff,
    request: async (world) => ({ path: `${category}/${await world.emptyCategory()}`, body: newName(world) }),
  },
  {
    call: `DELETE ${category}/{id}`,
    cells: administrators,
    request: async (world) => ({ path: `${category}/${await world.emptyCategory()}` }),
  },
];

const push = '/v1/client/push-subscription';
const mailing = '/v1/mailing';
const keys = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};
const helpLine = '/v1/client/help-line';
const inThree = { fr: 'Essai', en: 'Trial', ar: 'تجربة' };
const helpNumber = { group: 'listening', number: '1811', name: inThree, who: inThree, hours: inThree, verifiedAt: '' };
/** The numbers are the whole practice's: nobody's own. */
const ofHelpNumber = (method: string, below: string, body?: object): Row => {
  const on = (id: string): Request => ({ path: `${helpLine}/${id}${below}`, ...(body ? { body } : {}) });
  return {
    call: `${method} ${helpLine}/{numberId}${below}`,
    cells: practice,
    request: async (world) => on(await world.helpNumber()),
    missing: () => on(nobody),
  };
};
const clientRows: Row[] = [
  read('GET /v1/client/practice', everyone),
  {
    call: 'PUT /v1/client/practice',
    cells: practice,
    request: (world) => ({ path: '/v1/client/practice', body: { ...world.practice, name: `Matrice ${world.next()}` } }),
  },
  read('GET /v1/client/setup', administrators),
  read('GET /v1/client/legal-notice', everyone),
  {
    call: 'PUT /v1/client/legal-notice',
    cells: practice,
    request: (world) => ({ path: '/v1/client/legal-notice', body: { publisher: `Matrice ${world.next()}` } }),
  },
  read('GET /v1/client/help-line', everyone),
  {
    call: `POST ${helpLine}/`,
    cells: practice,
    // To a list as long as the last time.
    request: async (world) => {
      await world.helpNumber();
      return { path: `${helpLine}/`, body: helpNumber };
    },
  },
  ofHelpNumber('PUT', '', { hours: { fr: '8 h à 18 h', en: '8 am to 6 pm', ar: 'من 8 إلى 18' } }),
  ofHelpNumber('PUT', '/verification'),
  ofHelpNumber('DELETE', ''),
  read('GET /v1/client/service-status', administrators),
  read('GET /v1/mailing/inbox', everything),
  read(`GET ${mailing}/switches`, signedIn),
  { call: `PUT ${mailing}/switches`, cells: signedIn, request: at(`${mailing}/switches`, { body: { kinds: [] } }) },
  {
    call: `GET ${mailing}/unsubscribe`,
    cells: everyone,
    request: async (world) => ({ path: `${mailing}/unsubscribe?token=${await world.unsubscribeToken()}` }),
  },
  {
    call: `PUT ${mailing}/unsubscribe`,
    cells: everyone,
    request: async (world) => ({ path: `${mailing}/unsubscribe`, body: { token: await world.unsubscribeToken(), isOn: true } }),
  },
  read(`GET ${push}`, signedIn),
  { call: `POST ${push}`, cells: signedIn, request: at(push, { body: { endpoint: pushEndpoint, keys, locale: 'fr' } }) },
  { call: `PUT ${push}`, cells: signedIn, request: at(push, { body: { kinds: [] } }) },
  { call: `DELETE ${push}`, cells: signedIn, request: at(`${push}?endpoint=${encodeURIComponent(pushEndpoint)}`) },
  {
    call: `POST ${push}/test`,
    cells: ownBrowser,
    request: at(`${push}/test`, { body: { endpoint: `${pushEndpoint}/of-somebody-else` } }),
    missing: at(`${push}/test`, { body: { endpoint: `${pushEndpoint}/of-nobody` } }),
  },
];

const pay = '/v1/payment/pay';
const paidRefund = (refundedOn: string) => ({ reference: 'VIR-204', refundedOn });
const paymentRows: Row[] = [
  read('GET /v1/og-image/health', everyone),
  read('GET /v1/og-image/{kind}/{slug}.png', everyone, '/v1/og-image/therapist/amel-ben-salah.png'),
  read('GET /v1/payment/health', everyone),
  {
    call: `GET ${pay}/payment-amount`,
    cells: ownAmount,
    request: async (world) => ({ path: `${pay}/payment-amount?reservationId=${await world.reservation()}` }),
    missing: at(`${pay}/payment-amount?reservationId=${nobody}`),
  },
  {
    call: `POST ${pay}/`,
    cells: ownerAndDesk,
    request: async (world) => ({ path: `${pay}/`, body: { reservationId: await world.heldForCard() } }),
    missing: at(`${pay}/`, { body: { reservationId: nobody } }),
  },
  {
    call: `GET ${pay}/webhook`,
    cells: everyone,
    request: async (world) => ({ path: `${pay}/webhook?payment_ref=${(await world.cardPayment()).paymentRef}` }),
  },
  {
    call: `GET ${pay}/{id}`,
    cells: ownerAndDesk,
    request: async (world) => ({ path: `${pay}/${(await world.cardPayment()).id}` }),
    missing: at(`${pay}/${nobody}`),
  },
  {
    call: 'GET /v1/payment/demo-checkout/{paymentRef}',
    cells: everyone,
    request: async (world) => ({ path: `/v1/payment/demo-checkout/${(await world.cardPayment()).paymentRef}` }),
  },
  {
    call: 'PUT /v1/payment/demo-checkout/{paymentRef}',
    cells: everyone,
    request: async (world) => ({ path: `/v1/payment/demo-checkout/${(await world.cardPayment()).paymentRef}`, body: { outcome: 'PAID' } }),
  },
  {
    call: `POST ${pay}/manual-pay`,
    cells: ownerAndDesk,
    request: async (world) => ({ path: `${pay}/manual-pay`, body: { reservationId: await world.reservation() } }),
    missing: at(`${pay}/manual-pay`, { body: { reservationId: nobody } }),
  },
  read(`GET ${pay}/manual-pay`, practice),
  {
    call: `PUT ${pay}/manual-pay/upload-file/{id}`,
    cells: ownerAndDesk,
    request: async (world, caller) => {
      const { id } = await world.payment('AWAITING_PROOF');
      const file = await world.file(caller === 'anonymous' ? world.ids.owner : world.ids[caller]);
      return { path: `${pay}/manual-pay/upload-file/${id}`, body: { file: { _id: file.id }, transferCode: `MATRIX${world.next()}` } };
    },
    missing: at(`${pay}/manual-pay/upload-file/${nobody}`, { body: { file: { _id: nobody }, transferCode: 'MATRIX0' } }),
  },
  {
    call: `PUT ${pay}/manual-pay/check-validity/{id}`,
    cells: practiceOfOwn,
    request: async (world) => ({ path: `${pay}/manual-pay/check-validity/${(await world.payment()).id}`, body: { valid: true } }),
    missing: at(`${pay}/manual-pay/check-validity/${nobody}`, { body: { valid: true } }),
  },
  {
    call: `PUT ${pay}/manual-pay/{id}`,
    cells: practiceOfOwn,
    request: async (world) => ({ path: `${pay}/manual-pay/${(await world.payment()).id}`, body: { note: 'Vu au guichet.' } }),
    missing: at(`${pay}/manual-pay/${nobody}`, { body: { note: 'Vu au guichet.' } }),
  },
  read('GET /v1/payment/beneficiary', practice),
  {
    call: 'PUT /v1/payment/beneficiary',
    cells: practice,
    request: at('/v1/payment/beneficiary', {
      body: { name: 'Amel Ben Salah', address: { fr: '14, rue de l’Accalmie', en: '14 rue de l’Accalmie' } },
    }),
  },
  read('GET /v1/payment/refunds/', practice),
  {
    call: 'POST /v1/payment/refunds/',
    cells: practiceOfOwn,
    request: async (world) => ({ path: '/v1/payment/refunds/', body: { paymentId: (await world.refundDue()).id } }),
    missing: at('/v1/payment/refunds/', { body: { paymentId: nobody } }),
  },
  {
    call: 'PUT /v1/payment/refunds/{id}',
    cells: practiceOfOwn,
    request: async (world) => ({ path: `/v1/payment/refunds/${(await world.refundDue()).id}`, body: paidRefund(world.today()) }),
    missing: at(`/v1/payment/refunds/${nobody}`, { body: paidRefund('2026-11-16') }),
  },
  read('GET /v1/payment/receipts/', practice),
  read('GET /v1/payment/receipts/key', everyone),
  {
    call: 'GET /v1/payment/receipts/{id}',
    cells: ownerAndDesk,
    request: async (world) => ({ path: `/v1/payment/receipts/${await world.receipt()}` }),
    missing: at(`/v1/payment/receipts/${nobody}`),
  },
  {
    call: 'GET /v1/payment/receipts/{id}/pdf',
    cells: ownerAndDesk,
    request: async (world) => ({ path: `/v1/payment/receipts/${await world.receipt()}/pdf` }),
    missing: at(`/v1/payment/receipts/${nobody}/pdf`),
  },
  read(`GET ${pay}/pending-payment-count`, practice),
];

const therapist = '/v1/therapist/therapist';
const invitations = '/v1/therapist/invitation';
const sessions = '/v1/therapist/services';
const session = {
  name: { fr: 'Suivi', en: 'Follow-up' },
  durationMinutes: 50,
  priceMillimes: 80_000,
  modes: ['OFFICE', 'VIDEO', 'PHONE'],
  bufferAfterMinutes: null,
  isOffered: true,
};
const therapistRows: Row[] = [
  read('GET /v1/therapist/health', everyone),
  read(`GET ${therapist}/`, everyone),
  read(`GET ${therapist}/static-paths`, everyone),
  read(`GET ${therapist}/id-by-slug/{slug}`, everyone, `${therapist}/id-by-slug/amel-ben-salah`),
  read(`GET ${therapist}/{slug}`, everyone, `${therapist}/amel-ben-salah`),
  {
    call: `POST ${therapist}/`,
    cells: administrators,
    request: async (world) => ({ path: `${therapist}/`, body: { ...world.profile, userId: await world.someone() } }),
  },
  {
    call: `PUT ${therapist}/{id}`,
    cells: practiceOfOwn,
    request: (world) => ({ path: `${therapist}/${world.profile.id}`, body: world.profile }),
    missing: (world) => ({ path: `${therapist}/${nobody}`, body: world.profile }),
  },
  {
    call: `DELETE ${therapist}/{id}`,
    cells: administrators,
    request: async (world) => ({ path: `${therapist}/${(await world.practitioner({ hasHours: true })).id}` }),
  },
  {
    call: `POST ${invitations}/`,
    cells: administrators,
    request: (world) => ({ path: `${invitations}/`, body: { ...world.profile, email: `matrix${world.next()}@test.example` } }),
  },
  {
    call: `PUT ${invitations}/{id}`,
    cells: administrators,
    request: async (world) => ({ path: `${invitations}/${await world.invited()}`, body: {} }),
    missing: () => ({ path: `${invitations}/${nobody}`, body: {} }),
  },
  {
    call: `DELETE ${invitations}/{id}`,
    cells: administrators,
    request: async (world) => ({ path: `${invitations}/${await world.invited()}` }),
    missing: () => ({ path: `${invitations}/${nobody}` }),
  },
  {
    call: `GET ${sessions}/`,
    cells: practiceOfOwn,
    request: ({ offer }) => ({ path: `${sessions}/?therapistId=${offer.therapistId}` }),
    missing: () => ({ path: `${sessions}/?therapistId=${nobody}` }),
  },
  {
    call: `POST ${sessions}/`,
    cells: practiceOfOwn,
    request: ({ offer }) => ({ path: `${sessions}/`, body: { ...session, therapistId: offer.therapistId } }),
    missing: () => ({ path: `${sessions}/`, body: { ...session, therapistId: nobody } }),
  },
  {
    call: `PUT ${sessions}/{id}`,
    cells: practiceOfOwn,
    request: ({ offer }) => ({ path: `${sessions}/${offer.serviceId}`, body: session }),
    missing: () => ({ path: `${sessions}/${nobody}`, body: session }),
  },
];

const threads = '/v1/threads/thread';
const threadVote = (kind: string): Row => ({
  call: `PUT ${threads}/${kind}/{slug}`,
  cells: signedIn,
  request: ({ thread }) => ({ path: `${threads}/${kind}/${thread}` }),
});
const writtenThread = ({ category }: World) => ({
  title: 'Reprendre après une longue pause',
  content: '<p>Je reviens au travail lundi, et je ne sais pas par où commencer.</p>',
  categoryId: category.id,
});
const threadRows: Row[] = [
  read('GET /v1/threads/health', everyone),
  read(`GET ${threads}/`, everyone),
  read(`GET ${threads}/static-paths`, everyone),
  read(`GET ${threads}/grouped`, everyone),
  read(`GET ${threads}/featured`, everyone),
  threadVote('clap'),
  threadVote('upvote'),
  threadVote('downvote'),
  threadVote('remove-vote'),
  { call: `GET ${threads}/{slug}`, cells: everyone, request: ({ thread }) => ({ path: `${threads}/${thread}` }) },
  { call: `GET ${threads}/score/{slug}`, cells: knownOrNot, request: ({ thread }) => ({ path: `${threads}/score/${thread}` }) },
  { call: 'GET /v1/threads/events', cells: knownOrNot, request: ({ thread }) => ({ path: `/v1/threads/events?slug=${thread}` }) },
  read('GET /v1/threads/waiting-texts', staff),
  read('GET /v1/threads/private-words', signedIn),
  {
    call: `PUT ${threads}/admin/{slug}/private-word`,
    cells: staff,
    request: async (world) => ({
      path: `${threads}/admin/${await world.ownThread()}/private-word`,
      body: { content: 'Je pense à vous.' },
    }),
  },
  {
    call: `PUT ${threads}/admin/{slug}/assignee`,
    cells: staff,
    request: async (world) => ({ path: `${threads}/admin/${await world.ownThread()}/assignee`, body: { isAssigned: true } }),
  },
  {
    call: `PUT ${threads}/admin/{slug}/undo`,
    cells: sanctioners,
    request: async (world, caller) => ({ path: `${threads}/admin/${await world.publishedThread(caller)}/undo`, body: {} }),
  },
  read('GET /v1/threads/crisis-phrases', everyone),
  {
    call: 'POST /v1/threads/crisis-phrases/',
    cells: sanctioners,
    request: async (world) => {
      await world.crisisPhrase();
      return { path: '/v1/threads/crisis-phrases/', body: { phrase: 'au bord du vide', language: 'french' } };
    },
  },
  {
    call: 'DELETE /v1/threads/crisis-phrases/{id}',
    cells: sanctioners,
    request: async (world) => ({ path: `/v1/threads/crisis-phrases/${await world.crisisPhrase()}` }),
    missing: at(`/v1/threads/crisis-phrases/${nobody}`),
  },
  read(`GET ${threads}/all`, staff),
  { call: `GET ${threads}/admin/{slug}`, cells: staff, request: ({ thread }) => ({ path: `${threads}/admin/${thread}` }) },
  { call: `GET ${threads}/admin/{slug}/author`, cells: staff, request: ({ thread }) => ({ path: `${threads}/admin/${thread}/author` }) },
  {
    call: `PUT ${threads}/admin/{slug}`,
    cells: sanctioners,
    request: ({ thread }) => ({ path: `${threads}/admin/${thread}`, body: { featured: true } }),
  },
  { call: `PUT ${threads}/validate/{slug}`, cells: sanctioners, request: ({ thread }) => ({ path: `${threads}/validate/${thread}` }) },
  {
    call: `PUT ${threads}/unvalidate/{slug}`,
    cells: sanctioners,
    request: async (world) => ({ path: `${threads}/unvalidate/${await world.otherThread()}`, body: { reason: 'Il nomme quelqu’un.' } }),
  },
  {
    call: `PUT ${threads}/{slug}/validate/{commentId}`,
    cells: sanctioners,
    request: async (world) => ({ path: `${threads}/${world.thread}/validate/${await world.comment()}` }),
  },
  {
    call: `PUT ${threads}/{slug}/unvalidate/{commentId}`,
    cells: sanctioners,
    request: async (world) => ({
      path: `${threads}/${world.thread}/unvalidate/${await world.comment()}`,
      body: { reason: 'Elle nomme quelqu’un.' },
    }),
  },
  {
    call: `PUT ${threads}/admin/add-comment/{slug}`,
    cells: staff,
    request: ({ thread }) => ({ path: `${threads}/admin/add-comment/${thread}`, body: { content: 'Merci à vous.' } }),
  },
  read(`GET ${threads}/own`, signedIn),
  { call: `POST ${threads}/`, cells: signedIn, request: (world) => ({ path: `${threads}/`, body: writtenThread(world) }) },
  {
    call: `GET ${threads}/own/{slug}`,
    cells: ownWriting,
    request: async (world) => ({ path: `${threads}/own/${await world.ownThread()}` }),
  },
  {
    call: `PUT ${threads}/{slug}`,
    cells: ownWriting,
    request: async (world) => ({ path: `${threads}/${await world.ownThread()}`, body: writtenThread(world) }),
  },
  { call: `DELETE ${threads}/{slug}`, cells: ownWriting, request: async (world) => ({ path: `${threads}/${await world.ownThread()}` }) },
  {
    call: `DELETE ${threads}/{slug}/comment/{commentId}`,
    cells: ownWriting,
    request: async (world) => ({ path: `${threads}/${world.thread}/comment/${await world.comment()}` }),
  },
  {
    call: `PUT ${threads}/{slug}/update-comment/{commentId}`,
    cells: ownWriting,
    request: async (world) => ({
      path: `${threads}/${world.thread}/update-comment/${await world.comment()}`,
      body: { content: 'Bon courage à vous.' },
    }),
  },
  {
    call: `PUT ${threads}/add-comment/{slug}`,
    cells: signedIn,
    request: ({ thread }) => ({ path: `${threads}/add-comment/${thread}`, body: { content: 'Bon courage à vous.' } }),
  },
  {
    call: `POST ${threads}/{slug}/report`,
    cells: signedIn,
    request: ({ thread }) => ({ path: `${threads}/${thread}/report`, body: { reason: 'PRIVACY', note: 'On reconnaît quelqu’un.' } }),
  },
  {
    call: `PUT ${threads}/{slug}/reports/close`,
    cells: sanctioners,
    request: ({ thread }) => ({ path: `${threads}/${thread}/reports/close`, body: { seenUntil: later } }),
  },
];

/** Saved last: it gives a telephone number, and with it completes the account that has to stay incomplete till then. */
const lastRows: Row[] = [
  {
    call: `PUT ${auth}/user/me`,
    cells: signedIn,
    request: (world) => ({ path: `${auth}/user/me`, body: { phoneNumber: newPhone(world) } }),
  },
];

export const rows: readonly Row[] = [
  ...authRows,
  ...blogRows,
  ...bookingRows,
  ...bucketRows,
  ...categoryRows,
  ...clientRows,
  ...paymentRows,
  ...therapistRows,
  ...threadRows,
  ...lastRows,
];
