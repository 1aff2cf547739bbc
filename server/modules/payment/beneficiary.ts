import { isDeepStrictEqual } from 'node:util';
import type { updateBeneficiary as declared } from '#contract/payment/beneficiary.endpoints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Beneficiary } from '#contract/payment/payment.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { lockSetting, readSetting, writeSetting } from '../client/settings.queries.ts';

const nobody: Beneficiary = { name: '', address: { fr: '', en: '' } };

/** To whom money orders are sent; without a name while the practice has not said. */
export const readBeneficiary = async (db: Db): Promise<Beneficiary> => (await readSetting<Beneficiary>(db, 'beneficiary')) ?? nobody;

/** Whether clients may pay by money order: somebody is named to send it to. */
export const isMoneyOrderOpen = async (db: Db): Promise<boolean> => (await readBeneficiary(db)).name !== '';

/** Names to whom they are sent. The trail says that it was changed and what of it; the same again leaves no entry. */
export function updateBeneficiary(deps: Deps, actor: Actor, { name, address }: BodyOf<typeof declared>): Promise<Beneficiary> {
  return deps.db.transaction(async (tx) => {
    const before = (await lockSetting<Beneficiary>(tx, 'beneficiary')) ?? nobody;
    const beneficiary = { name, address };
    const changed = (['name', 'address'] as const).filter((field) => !isDeepStrictEqual(beneficiary[field], before[field]));
    if (changed.length === 0) return before;
    await writeSetting(tx, 'beneficiary', beneficiary);
    await recordAudit(deps, tx, actor, { kind: 'BENEFICIARY_UPDATED', subjects: [], detail: changed.join(' ') });
    return beneficiary;
  });
}
