import { eq } from 'drizzle-orm';
import type { OwnNote } from '#contract/booking/own-note.schema.ts';
import type { saveOwnNote as declared } from '#contract/booking/own-note.endpoints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { therapists } from '../therapist/therapist.tables.ts';
import { ownNotes, reservations } from './booking.tables.ts';

type OwnNoteRow = typeof ownNotes.$inferSelect;

const nothing: OwnNote = { text: '', updatedAt: null };

/** What the actor has noted of an appointment for themselves: its therapist alone, whatever others may do. */
export async function readOwnNote(deps: Deps, actor: Actor, { id }: { id: string }): Promise<OwnNote> {
  await refuseOthers(deps.db, actor, id);
  const row = await findOwnNote(deps.db, id);
  return row ? present(deps, row) : nothing;
}

/** Notes it. Nobody else learns what, the audit trail neither; a try that is repeated changes nothing. */
export async function saveOwnNote(deps: Deps, actor: Actor, input: BodyOf<typeof declared> & { id: string }): Promise<OwnNote> {
  const { id, text, basedOn } = input;
  await refuseOthers(deps.db, actor, id);
  return deps.db.transaction(async (tx) => {
    // One change of it at a time.
    await tx.select({ id: reservations.id }).from(reservations).where(eq(reservations.id, id)).for('update');
    const row = await findOwnNote(tx, id);
    const current = row ? present(deps, row) : nothing;
    if (current.text === text) return current;
    if (current.updatedAt !== (basedOn && new Date(basedOn).toISOString())) throw refused('NOTE_CHANGED');
    await recordAudit(deps, tx, actor, { kind: 'RESERVATION_NOTED', subjects: [id] });
    if (text === '') {
      await tx.delete(ownNotes).where(eq(ownNotes.reservationId, id));
      return nothing;
    }
    const updatedAt = deps.clock.now();
    const values = { sealed: deps.sealer.seal(text, id), updatedAt };
    await tx
      .insert(ownNotes)
      .values({ reservationId: id, ...values })
      .onConflictDoUpdate({ target: ownNotes.reservationId, set: values });
    return { text, updatedAt: updatedAt.toISOString() };
  });
}

async function findOwnNote(db: Db, id: string): Promise<OwnNoteRow | undefined> {
  const [row] = await db.select().from(ownNotes).where(eq(ownNotes.reservationId, id));
  return row;
}

/** A note that cannot be opened stays as it is: with its key it is there again. */
function present({ sealer }: Deps, { sealed, reservationId, updatedAt }: OwnNoteRow): OwnNote {
  const text = sealer.open(sealed, reservationId);
  if (text === null) throw refused('NOTE_UNREADABLE');
  return { text, updatedAt: updatedAt.toISOString() };
}

/** To anybody but its therapist, the desk too, there is no such appointment. */
async function refuseOthers(db: Db, actor: Actor, id: string): Promise<void> {
  const [row] = await db
    .select({ userId: therapists.userId })
    .from(reservations)
    .innerJoin(therapists, eq(therapists.id, reservations.therapistId))
    .where(eq(reservations.id, id));
  if (row?.userId !== actor.accountId) throw notFound('RESERVATION');
}
