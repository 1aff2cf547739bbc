import { eq } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import type { Deps } from '../../deps.ts';
import { accounts } from './auth.tables.ts';
import { createDevice, type NewDevice } from './create-device.ts';
import { isNewDevice, tellOfDevice } from './new-device.ts';

/** The browser that signs in. */
export interface Visit {
  readonly locale: Locale;
  readonly userAgent: string | null;
  readonly deviceMark: string;
}

/** Signs a browser in to an account that is known and open, and tells its person when it was never seen here. */
export function openSession(deps: Deps, accountId: string, { locale, userAgent, deviceMark }: Visit): Promise<NewDevice> {
  return deps.db.transaction(async (tx) => {
    // Letters are written in the language the person last signed in with.
    await tx.update(accounts).set({ locale }).where(eq(accounts.id, accountId));
    const isNew = await isNewDevice(tx, accountId, deviceMark);
    const made = await createDevice(tx, accountId, { userAgent, mark: deviceMark }, deps.clock.now());
    if (isNew) await tellOfDevice(deps, tx, accountId, made.deviceId);
    return made;
  });
}
