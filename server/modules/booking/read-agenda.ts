import type { Agenda, AgendaAppointment } from '#contract/booking/agenda.schema.ts';
import type { readAgenda as declared } from '#contract/booking/agenda.endpoints.ts';
import { agendaMaxDays, defaultTimeZone } from '#contract/constants.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { occurrencesWithin } from './absence-occurrences.ts';
import { findAgendaAppointments, findTherapistsWithHours } from './agenda.queries.ts';
import { openingsOn, type Stretch } from './availability.ts';
import { refuseWrongDates } from './date-range.ts';
import { absenceOfRow, findAbsenceRows, type DaysOffRow } from './days-off.queries.ts';
import { practiceScope, seesWholePractice } from './practice-scope.ts';
import { addDays, dayCount, instantsAt } from './zoned-time.ts';

/** The agenda of the practice from one date to another, both counted; whose appointments are shown is noted. */
export async function readAgenda(deps: Deps, actor: Actor, { from, to }: QueryOf<typeof declared>): Promise<Agenda> {
  refuseWrongDates(from, to, agendaMaxDays);
  const { db, clock } = deps;
  const now = clock.now();
  const scope = await practiceScope(deps, actor);
  if (!scope) return { generatedAt: now.toISOString(), therapists: [] };

  const found = await findTherapistsWithHours(db, seesWholePractice(actor) ? undefined : actor.accountId);
  const therapists = found.map((each) => {
    const timeZone = each.schedule?.timeZone ?? defaultTimeZone;
    return { ...each, timeZone, within: datesAsStretch(timeZone, from, to) };
  });
  if (therapists.length === 0) return { generatedAt: now.toISOString(), therapists: [] };
  const within = stretchAround(therapists.map((each) => each.within));
  const absences = await findAbsenceRows(
    db,
    therapists.map(({ userId }) => userId),
    within,
  );
  const appointments = await findAgendaAppointments(db, scope.where, within, now);

  await recordLook(
    deps,
    actor,
    'RESERVATION_VIEWED',
    appointments.map(({ id }) => id),
  );
  return {
    generatedAt: now.toISOString(),
    therapists: therapists.map(({ id, userId, fullName, takesBookings, timeZone, schedule, within: own }) => ({
      id,
      userId,
      fullName,
      takesBookings,
      timeZone,
      openings: schedule
        ? datesFrom(from, to)
            .flatMap((date) => openingsOn(schedule, date))
            .map(presentStretch)
        : [],
      absences: absences
        .filter((row) => row.userId === userId)
        .flatMap((row) =>
          occurrencesWithin(absenceOfRow(row), own, timeZone).map((each) => ({
            ...presentStretch(each),
            id: row.id,
            label: readsLabel(actor, row) ? row.label : null,
          })),
        ),
      appointments: appointments
        .filter(({ therapistId, startDateTime, endDateTime }) => therapistId === id && endDateTime > own.start && startDateTime < own.end)
        .map(presentAppointment),
    })),
  };
}

const datesFrom = (from: string, to: string): string[] => Array.from({ length: dayCount(from, to) }, (_, index) => addDays(from, index));

const datesAsStretch = (timeZone: string, from: string, to: string): Stretch => ({
  start: new Date(instantsAt(timeZone, from, 0).earlier),
  end: new Date(instantsAt(timeZone, addDays(to, 1), 0).earlier),
});

/** The shortest stretch that holds all of these. */
const stretchAround = (stretches: readonly Stretch[]): Stretch => ({
  start: new Date(Math.min(...stretches.map(({ start }) => start.getTime()))),
  end: new Date(Math.max(...stretches.map(({ end }) => end.getTime()))),
});

const presentStretch = ({ start, end }: Stretch) => ({ startDateTime: start.toISOString(), endDateTime: end.toISOString() });

/** That somebody is away is seen by all who book for them; why is for who reads absences. */
const readsLabel = (actor: Actor, { userId }: DaysOffRow): boolean =>
  may(actor, 'DAYSOFF', userId === actor.accountId ? 'READ_SELF' : 'READ');

type Found = Awaited<ReturnType<typeof findAgendaAppointments>>[number];

const presentAppointment = ({ id, status, service, mode, client, proposedTimes, holdUntil, ...found }: Found): AgendaAppointment => ({
  id,
  startDateTime: found.startDateTime.toISOString(),
  endDateTime: found.endDateTime.toISOString(),
  status,
  holdUntil: holdUntil?.toISOString() ?? null,
  service,
  mode,
  client,
  isAskedToMove: status === 'ACCEPTED' && proposedTimes !== null,
});
