import type { RefObject } from 'react';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import type { StaffActions } from './staff-actions.ts';
import type { useDecisions } from './use-decisions.ts';

/** What the parts of a card share. */
export interface CardPartProps {
  reservation: PracticeReservation;
  actions: StaffActions;
  decision: ReturnType<typeof useDecisions>['decision'];
  /** Where the keyboard goes on when the button that was pressed is gone by then. */
  card: RefObject<HTMLElement | null>;
}
