import * as contract from '#contract/auth/auth.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { readAccount } from './accounts.queries.ts';
import { giveUploadToken } from './give-upload-token.ts';
import { isPhoneNumberAvailable } from './is-phone-number-available.ts';
import { logOut } from './log-out.ts';
import { presentAuthClient } from './present-auth-client.ts';
import { refreshAccess } from './refresh-access.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { updateMe } from './update-me.ts';
import { updatePassword } from './update-password.ts';

export const authRoutes: Route[] = [
  route(contract.signUp, ({ deps, body, locale, userAgent }) => signUp(deps, { ...body, locale, userAgent })),
  route(contract.signIn, ({ deps, query, body, address, userAgent }) =>
    signIn(deps, { ...body, roles: query.roles ?? [], access: query.access ?? [], address, userAgent }),
  ),
  route(contract.logout, ({ deps, actor }) => logOut(deps, actor)),
  route(contract.me, async ({ deps, actor }) => presentAuthClient(await readAccount(deps.db, actor.accountId))),
  route(contract.refreshToken, ({ deps, actor }) => refreshAccess(deps, actor)),
  route(contract.uploadToken, ({ deps, actor, query }) => giveUploadToken(deps, actor, query)),
  route(contract.updateMe, ({ deps, actor, body, locale }) => updateMe(deps, actor, { ...body, locale })),
  route(contract.updatePassword, ({ deps, actor, body, address }) => updatePassword(deps, actor, { ...body, address })),
  route(contract.isPhoneNumberAvailable, ({ deps, actor, query }) => isPhoneNumberAvailable(deps, actor, query)),
];
