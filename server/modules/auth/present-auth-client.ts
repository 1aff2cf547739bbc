import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { describeFile } from '../bucket/describe-file.ts';
import type { AccountView } from './account.queries.ts';

export function presentAuthClient({ account, role, avatar }: AccountView): AuthClient {
  const { firstName, lastName, phoneNumber } = account;
  return {
    authID: account.id,
    userName: account.userName,
    email: account.email ?? '',
    emailConfirmed: account.emailConfirmed,
    role: { id: role.id, name: role.name },
    access: [...(account.access ?? role.access)],
    authProvider: account.authProvider,
    isActivated: account.isActivated,
    isDiscreet: account.isDiscreet,
    user: { firstName, lastName, phoneNumber, avatar: avatar ? describeFile(avatar) : null },
  };
}
