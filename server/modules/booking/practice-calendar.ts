import ical, { ICalCalendarMethod, ICalEventClass } from 'ical-generator';
import type { ReservationStatus } from '#contract/booking/reservation-status.ts';
import { discreetName } from '#contract/auth/discreet-name.ts';
import { pathInLocale } from '#contract/locale.ts';
import type { SessionMode } from '#contract/therapist/therapist.schema.ts';
import { calendarWords, eventIdOf, eventStatusOf, programOf, type CalendarReader } from './calendar-file.ts';

/** A reservation as its therapist's own calendar shows it. */
export interface CalendarEntry {
  readonly id: string;
  readonly mode: SessionMode;
  readonly status: ReservationStatus;
  readonly startDateTime: Date;
  readonly endDateTime: Date;
  readonly updatedAt: Date;
  /** How many steps it has gone through. */
  readonly steps: number;
  /** Null where names are not shown. */
  readonly clientName: string | null;
}

interface Agenda {
  readonly therapist: string;
  readonly entries: readonly CalendarEntry[];
  readonly siteUrl: string;
}

/** How often a program is asked to read it again; most decide for themselves. */
const refreshSeconds = 15 * 60;

/**
 * A therapist's appointments as iCalendar (RFC 5545), in UTC: when and how, and who where a name is given. What is not
 * accepted yet says so in its title, for many programs show TENTATIVE like anything else. A discreet one says only when.
 */
export function practiceCalendar({ therapist, entries, siteUrl }: Agenda, { locale, isDiscreet }: CalendarReader): string {
  const words = calendarWords[locale];
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: programOf({ locale, isDiscreet }),
    name: isDiscreet ? discreetName : words.calendarOf.replace('{{therapist}}', () => therapist),
    ttl: refreshSeconds,
  });
  for (const { id, mode, status, startDateTime, endDateTime, updatedAt, steps, clientName } of entries) {
    const parts = [status === 'ON_STAND_BY' && words.toConfirm, clientName, words.places[mode]];
    calendar.createEvent({
      id: eventIdOf(id),
      sequence: steps,
      // Of its last change, not of this reading: what has not changed reads the same each time.
      stamp: updatedAt,
      start: startDateTime,
      end: endDateTime,
      summary: isDiscreet ? words.discreet : parts.filter(Boolean).join(' · '),
      status: eventStatusOf({ status }),
      class: ICalEventClass.PRIVATE,
      ...(!isDiscreet && { url: `${siteUrl}${pathInLocale('/practice/reservations', locale)}` }),
    });
  }
  return calendar.toString();
}
