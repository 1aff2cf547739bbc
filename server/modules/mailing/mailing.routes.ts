import * as contract from '#contract/mailing/mailing.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { readMailInbox } from './read-mail-inbox.ts';

export const mailingRoutes: Route[] = [route(contract.readMailInbox, ({ deps, query }) => readMailInbox(deps, query))];
