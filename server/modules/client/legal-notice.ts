import { isDeepStrictEqual } from 'node:util';
import type { updateLegalNotice as declared } from '#contract/practice/legal-notice.endpoints.ts';
import type { LegalNotice } from '#contract/practice/legal-notice.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { settings } from './client.tables.ts';
import { lockSetting, readSetting, writeSetting } from './settings.queries.ts';

const name = 'legal-notice';

const nothingSaid: LegalNotice = {
  publisher: '',
  registrationNumber: '',
  director: '',
  dataOfficer: '',
  inpdpNumber: '',
  host: { fr: '', en: '' },
  mailService: { fr: '', en: '' },
  fileStorage: { fr: '', en: '' },
  editedAt: null,
};

/** What the legal pages say of the practice; empty while it has said nothing. */
export const readLegalNotice = async (db: Db): Promise<LegalNotice> => (await readSetting<LegalNotice>(db, name)) ?? nothingSaid;

/** Says something else; what is not named stays. The trail names the fields that have changed; the same again leaves no entry. */
export function updateLegalNotice(deps: Deps, actor: Actor, body: BodyOf<typeof declared>): Promise<LegalNotice> {
  return deps.db.transaction(async (tx) => {
    // Only a row can be locked: two who say something first would each write over the other.
    await tx.insert(settings).values({ name, value: nothingSaid }).onConflictDoNothing();
    const before = (await lockSetting<LegalNotice>(tx, name)) ?? nothingSaid;
    const given = Object.entries(body) as [keyof typeof body, unknown][];
    const changed = given.filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, before[field]));
    if (changed.length === 0) return before;
    const notice: LegalNotice = { ...before, ...Object.fromEntries(changed), editedAt: deps.clock.now().toISOString() };
    // The policy that somebody consented to quotes it: what it said then stays to be read.
    if (before.editedAt !== null) await writeSetting(tx, `${name} ${newId(deps.clock.now())}`, before);
    await writeSetting(tx, name, notice);
    const detail = changed.map(([field]) => field).join(' ');
    await recordAudit(deps, tx, actor, { kind: 'LEGAL_NOTICE_UPDATED', subjects: [], detail });
    return notice;
  });
}
