import * as contract from '#contract/auth/auth.endpoints.ts';
import * as discretion from '#contract/auth/discretion.endpoints.ts';
import * as devices from '#contract/auth/devices.endpoints.ts';
import * as links from '#contract/auth/mail-links.endpoints.ts';
import * as ownData from '#contract/auth/own-data.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { knownAccount } from './account.queries.ts';
import { askDeletion } from './ask-deletion.ts';
import { askEmailConfirmation } from './ask-email-confirmation.ts';
import { askPasswordReset } from './ask-password-reset.ts';
import { changeDiscretion } from './change-discretion.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmPasswordReset } from './confirm-password-reset.ts';
import { exportOwnData } from './export-own-data.ts';
import { giveUploadToken } from './give-upload-token.ts';
import { isPhoneNumberAvailable } from './is-phone-number-available.ts';
import { listDevices } from './list-devices.ts';
import { logOut } from './log-out.ts';
import { presentAuthClient } from './present-auth-client.ts';
import { readDeletion } from './read-deletion.ts';
import { refreshAccess } from './refresh-access.ts';
import { revokeDeletion } from './revoke-deletion.ts';
import { revokeDevice } from './revoke-device.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { updateMe } from './update-me.ts';
import { updatePassword } from './update-password.ts';

export const authRoutes: Route[] = [
  route(contract.signUp, ({ deps, body, locale, address, userAgent, deviceMark }) =>
    signUp(deps, { ...body, locale, address, userAgent, deviceMark: deviceMark() }),
  ),
  route(contract.signIn, ({ deps, query, body, locale, address, userAgent, deviceMark }) =>
    signIn(deps, {
      ...body,
      roles: query.roles ?? [],
      access: query.access ?? [],
      locale,
      address,
      userAgent,
      deviceMark: deviceMark(),
    }),
  ),
  route(contract.logout, ({ deps, actor }) => logOut(deps, actor)),
  route(contract.me, async ({ deps, actor }) => presentAuthClient(await knownAccount(deps.db, actor.accountId))),
  route(contract.refreshToken, ({ deps, actor }) => refreshAccess(deps, actor)),
  route(contract.uploadToken, ({ deps, actor, query }) => giveUploadToken(deps, actor, query)),
  route(contract.updateMe, ({ deps, actor, body, address }) => updateMe(deps, actor, { ...body, address })),
  route(contract.updatePassword, ({ deps, actor, body, address }) => updatePassword(deps, actor, { ...body, address })),
  route(contract.isPhoneNumberAvailable, ({ deps, actor, query, address }) => isPhoneNumberAvailable(deps, actor, { ...query, address })),
  route(links.resetPassword, ({ deps, body, address, locale }) => askPasswordReset(deps, { ...body, address, locale })),
  route(links.resetPasswordConfirm, ({ deps, query, body, userAgent, deviceMark }) =>
    confirmPasswordReset(deps, { ...query, ...body, userAgent, deviceMark: deviceMark() }),
  ),
  route(links.askEmailConfirmation, ({ deps, actor }) => askEmailConfirmation(deps, actor)),
  route(links.confirmEmail, ({ deps, actor, query }) => confirmEmail(deps, actor, query)),
  route(devices.listDevices, ({ deps, actor }) => listDevices(deps, actor)),
  route(devices.revokeDevice, ({ deps, actor, parameters }) => revokeDevice(deps, actor, parameters)),
  route(discretion.changeDiscretion, ({ deps, actor, body }) => changeDiscretion(deps, actor, body)),
  route(ownData.exportOwnData, ({ deps, actor, locale }) => exportOwnData(deps, actor, { locale })),
  route(ownData.readDeletion, ({ deps, actor }) => readDeletion(deps, actor)),
  route(ownData.askDeletion, ({ deps, actor, body }) => askDeletion(deps, actor, body)),
  route(ownData.revokeDeletion, ({ deps, actor }) => revokeDeletion(deps, actor)),
];
