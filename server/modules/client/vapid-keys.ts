import type { Db } from '../../database/connect.ts';
import { newVapidKeys, type VapidKeys } from '../../gateways/push-sender.ts';
import { readOrMakeSetting } from './settings.queries.ts';

/** The keys push services know this server by: made once, kept in the database, so that all processes share them. */
export const loadVapidKeys = (db: Db): Promise<VapidKeys> => readOrMakeSetting(db, 'vapidKeys', newVapidKeys);
