import * as invitation from '#contract/therapist/invitation.endpoints.ts';
import * as sessions from '#contract/therapist/services.endpoints.ts';
import * as contract from '#contract/therapist/therapist.endpoints.ts';
import { serviceHealth } from '../../http/health.ts';
import { route, type Route } from '../../http/route.ts';
import { staticPaths } from '../../http/static-paths.ts';
import { createTherapist } from './create-therapist.ts';
import { deleteTherapist } from './delete-therapist.ts';
import { inviteTherapist, sendInvitation, withdrawInvitation } from './invite-therapist.ts';
import { listTherapists } from './list-therapists.ts';
import { createService, listServices, updateService } from './practice-services.ts';
import { readTherapistId } from './read-therapist-id.ts';
import { readTherapist } from './read-therapist.ts';
import { findTherapistPaths } from './therapist.queries.ts';
import { updateTherapist } from './update-therapist.ts';

export const therapistRoutes: Route[] = [
  route(contract.therapistHealth, ({ deps }) => serviceHealth(deps, 'therapist', 'therapists')),
  route(contract.listTherapists, ({ deps, query }) => listTherapists(deps, query)),
  route(contract.therapistStaticPaths, async ({ deps }) => staticPaths(await findTherapistPaths(deps.db))),
  route(contract.therapistIdBySlug, ({ deps, parameters }) => readTherapistId(deps, parameters.slug)),
  route(contract.readTherapist, ({ deps, parameters }) => readTherapist(deps, parameters.slug)),

  route(contract.createTherapist, ({ deps, actor, body }) => createTherapist(deps, actor, body)),
  route(contract.updateTherapist, ({ deps, actor, parameters, body }) => updateTherapist(deps, actor, { ...body, ...parameters })),
  route(invitation.inviteTherapist, ({ deps, actor, body, locale }) => inviteTherapist(deps, actor, body, locale)),
  route(invitation.sendInvitation, ({ deps, actor, parameters, body }) => sendInvitation(deps, actor, { ...body, ...parameters })),
  route(invitation.withdrawInvitation, ({ deps, actor, parameters }) => withdrawInvitation(deps, actor, parameters)),
  route(sessions.listServices, ({ deps, actor, query }) => listServices(deps, actor, query)),
  route(sessions.createService, ({ deps, actor, body }) => createService(deps, actor, body)),
  route(sessions.updateService, ({ deps, actor, parameters, body }) => updateService(deps, actor, { ...body, ...parameters })),
  route(contract.deleteTherapist, ({ deps, actor, parameters }) => deleteTherapist(deps, actor, parameters)),
];
