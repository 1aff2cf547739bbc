import { useQueryClient } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import { listReservations, readReservation } from '#contract/booking/booking.endpoints.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { readAgenda } from '#contract/booking/agenda.endpoints.ts';
import { readPracticeDay } from '#contract/booking/practice-day.endpoints.ts';
import { undoSeconds } from '#contract/constants.ts';
import { checkValidity, countPendingPayments } from '#contract/payment/payment.endpoints.ts';
import { listRefunds } from '#contract/payment/refunds.endpoints.ts';
import { keyOf } from '#src/page/endpoint-query.ts';

/** What a visit to the page has decided so far. */
export interface Desk {
  /** The cards to keep where they are in the list that is open. */
  kept: readonly PracticeReservation[];
  /** Until when, by this device's clock, the approval of a reservation can be undone. */
  undoUntil: (id: string) => number | undefined;
  /** What assistive technology is told. */
  announcement: string;
  /** Shows a reservation as it has become; `sentAt` is when its approval left this device. */
  put: (changed: PracticeReservation, announcement: string, sentAt?: number) => void;
  announce: (announcement: string) => void;
  /** Of which reservation the proof is looked at. */
  viewedId: string | undefined;
  view: (id: string | undefined) => void;
}

// Outlives the page's components: thirty seconds are short, and looking at another page must not cost them.
const undoUntilAtom = atom<Readonly<Record<string, number | undefined>>>({});

/** Holds what is being decided over the lists of the page; `openList` names the one in view. */
export function useDesk(openList: string): Desk {
  const queryClient = useQueryClient();
  const [shelf, setShelf] = useState<{ list: string; kept: readonly PracticeReservation[] }>({ list: openList, kept: [] });
  const [undoUntil, setUndoUntil] = useAtom(undoUntilAtom);
  const [announcement, announce] = useState('');
  const [viewedId, view] = useState<string>();

  function put(changed: PracticeReservation, told: string, sentAt?: number) {
    setShelf(({ list, kept }) => ({
      list: openList,
      kept: [...(list === openList ? kept.filter(({ id }) => id !== changed.id) : []), changed],
    }));
    setUndoUntil((known) => ({ ...known, [changed.id]: sentAt === undefined ? undefined : sentAt + undoSeconds * 1000 }));
    announce(told);
    const replace = (page: { items: PracticeReservation[] } | undefined) =>
      page && { ...page, items: page.items.map((each) => (each.id === changed.id ? changed : each)) };
    queryClient.setQueriesData({ queryKey: keyOf(listReservations) }, replace);
    const renew = (one: PracticeReservation | undefined) => (one?.id === changed.id ? changed : one);
    queryClient.setQueriesData({ queryKey: keyOf(readReservation) }, renew);
    for (const endpoint of [readPracticeDay, readAgenda, listReservations, countPendingPayments, checkValidity, listRefunds]) {
      void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
    }
  }

  return {
    kept: shelf.list === openList ? shelf.kept : [],
    undoUntil: (id) => undoUntil[id],
    announcement,
    put,
    announce,
    viewedId,
    view,
  };
}
