import type { Deps } from '../deps.ts';
import type { Actor } from '../http/actor.ts';
import { recordAudit, type AuditNote } from './record-audit.ts';

/**
 * Notes that somebody is about to be shown what is private of others. Awaited before the answer: what cannot be noted
 * is not shown. Nothing shown, nothing noted.
 */
export async function recordLook(deps: Deps, actor: Actor, kind: AuditNote['kind'], subjects: readonly string[]): Promise<void> {
  if (subjects.length > 0) await noteLook(deps, actor, { kind, subjects });
}

/** Notes a look at so many names, where the ids would be those of everybody. */
export async function recordLookAtNames(deps: Deps, actor: Actor, count: number): Promise<void> {
  if (count > 0) await noteLook(deps, actor, { kind: 'NAMES_VIEWED', subjects: [], detail: String(count) });
}

/** Notes a look whatever it has shown. */
export async function noteLook(deps: Deps, actor: Actor, note: AuditNote): Promise<void> {
  await deps.db.transaction((tx) => recordAudit(deps, tx, actor, note));
}
