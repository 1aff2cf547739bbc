import * as contract from '#contract/threads/reports.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { closeReports } from './close-reports.ts';
import { reportText } from './report-text.ts';

export const reportsRoutes: Route[] = [
  route(contract.reportText, ({ deps, actor, parameters, body }) => reportText(deps, actor, { ...body, ...parameters })),
  route(contract.closeReports, ({ deps, actor, parameters, body }) => closeReports(deps, actor, { ...body, ...parameters })),
];
