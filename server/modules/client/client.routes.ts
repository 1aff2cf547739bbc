import { readPractice } from '#contract/practice/practice.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { readPractice as read } from './read-practice.ts';

export const clientRoutes: Route[] = [route(readPractice, async ({ deps }) => read(deps))];
