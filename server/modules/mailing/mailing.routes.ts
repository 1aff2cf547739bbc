import * as switches from '#contract/mailing/mail-switches.endpoints.ts';
import * as contract from '#contract/mailing/mailing.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { readMailSwitches, readUnsubscribe, switchMails, unsubscribe } from './mail-switches.ts';
import { readMailInbox } from './read-mail-inbox.ts';

export const mailingRoutes: Route[] = [
  route(contract.readMailInbox, ({ deps, query }) => readMailInbox(deps, query)),
  route(switches.readMailSwitches, ({ deps, actor }) => readMailSwitches(deps, actor)),
  route(switches.switchMails, ({ deps, actor, body }) => switchMails(deps, actor, body)),
  route(switches.readUnsubscribeLink, ({ deps, query }) => readUnsubscribe(deps, query.token)),
  route(switches.unsubscribe, ({ deps, body }) => unsubscribe(deps, body)),
];
