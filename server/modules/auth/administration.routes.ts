import * as accounts from '#contract/auth/accounts.endpoints.ts';
import * as audit from '#contract/auth/audit.endpoints.ts';
import * as roles from '#contract/auth/roles.endpoints.ts';
import { hasAccess } from '#contract/permissions.ts';
import { listAuditTrail } from '../../audit/list-audit-trail.ts';
import { verifyAuditTrail } from '../../audit/verify-audit-trail.ts';
import { notFound } from '../../http/problem.ts';
import { route, type Route } from '../../http/route.ts';
import { banClient } from './ban-client.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { createRole } from './create-role.ts';
import { deleteRole } from './delete-role.ts';
import { editAccess } from './edit-access.ts';
import { liftBanSuspension } from './lift-ban-suspension.ts';
import { listAccounts } from './list-accounts.ts';
import { listGrantableRoles } from './list-grantable-roles.ts';
import { listMinimalUsers } from './list-minimal-users.ts';
import { readAccount } from './read-account.ts';
import { findRole, findRoles } from './role.queries.ts';
import { suspendClient } from './suspend-client.ts';
import { updateAccount } from './update-account.ts';
import { updateRole } from './update-role.ts';

/** Roles, access, sanctions and the audit trail: what staff do to other people's accounts. */
export const administrationRoutes: Route[] = [
  route(roles.askRessourceAccess, async ({ actor, body }) => ({ granted: hasAccess(actor.access, [body]) })),
  route(roles.listRoles, async ({ deps }) => ({ items: await findRoles(deps.db) })),
  route(roles.listGrantableRoles, ({ deps, actor, parameters }) => listGrantableRoles(deps, actor, parameters)),
  route(roles.readRole, async ({ deps, parameters }) => {
    const role = await findRole(deps.db, parameters.id);
    if (!role) throw notFound('ROLE');
    return role;
  }),
  route(roles.createRole, ({ deps, actor, body }) => createRole(deps, actor, body)),
  route(roles.updateRole, ({ deps, actor, parameters, body }) => updateRole(deps, actor, { ...body, ...parameters })),
  route(roles.deleteRole, ({ deps, actor, parameters }) => deleteRole(deps, actor, parameters)),

  route(accounts.listAccounts, ({ deps, actor, query }) => listAccounts(deps, actor, query)),
  route(accounts.listMinimalUsers, async ({ deps, actor }) => ({ items: await listMinimalUsers(deps, actor) })),
  route(accounts.readAccount, ({ deps, actor, parameters }) => readAccount(deps, actor, parameters)),
  route(accounts.updateAccount, ({ deps, actor, parameters, body }) => updateAccount(deps, actor, { ...body, ...parameters })),
  route(accounts.confirmIdentity, ({ deps, actor, parameters }) => confirmIdentity(deps, actor, parameters)),
  route(accounts.banClient, ({ deps, actor, parameters, body }) => banClient(deps, actor, { ...body, ...parameters })),
  route(accounts.suspendClient, ({ deps, actor, parameters, body }) => suspendClient(deps, actor, { ...body, ...parameters })),
  route(accounts.liftBanSuspension, ({ deps, actor, parameters }) => liftBanSuspension(deps, actor, parameters)),
  route(accounts.editAccess, ({ deps, actor, parameters, body }) => editAccess(deps, actor, { ...body, ...parameters })),

  route(audit.listAuditTrail, ({ deps, actor, query }) => listAuditTrail(deps, actor, query)),
  route(audit.verifyAuditTrail, ({ deps }) => verifyAuditTrail(deps)),
];
