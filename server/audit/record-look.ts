import type { Deps } from '../deps.ts';
import type { Actor } from '../http/actor.ts';
import { recordAudit, type AuditNote } from './record-audit.ts';

/**
 * Notes that somebody is about to be shown what is private of others. Awaited before the answer: what cannot be noted
 * is not shown. Nothing shown, nothing noted.
 */
export async function recordLook(deps: Deps, actor: Actor, kind: AuditNote['kind'], subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  await deps.db.transaction((tx) => recordAudit(deps, tx, actor, { kind, subjects }));
}
