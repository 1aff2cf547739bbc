import type { listReservations } from '#contract/booking/booking.endpoints.ts';
import type { QueryInputOf } from '#contract/endpoint.ts';
import type { MessageKey } from '#src/page/namespaces.ts';

/** The lists of the page, in the order of their tabs: what is to be decided comes first. */
export const practiceTabs = ['todo', 'payment', 'upcoming', 'past', 'all'] as const;
export type PracticeTab = (typeof practiceTabs)[number];

/** Those whose number says how much there is to look at; the others only grow. */
export const countedTabs = ['todo', 'payment', 'upcoming'] as const satisfies readonly PracticeTab[];
export const isCounted = (tab: PracticeTab): tab is (typeof countedTabs)[number] => countedTabs.some((each) => each === tab);

type ListQuery = NonNullable<QueryInputOf<typeof listReservations>>;

/** What each list asks the server for; `boundary` parts what is to come from what is past. */
export function tabFilter(tab: PracticeTab, boundary: string): ListQuery {
  switch (tab) {
    case 'todo':
      return { needsDecision: 'true', 'sort-direction': 'asc' };
    case 'payment':
      return { status: 'PENDING_PAYMENT', 'sort-direction': 'asc' };
    case 'upcoming':
      return { status: 'ACCEPTED', start: boundary, 'sort-direction': 'asc' };
    case 'past':
      return { end: boundary, 'sort-direction': 'desc' };
    case 'all':
      return { 'sort-direction': 'desc' };
  }
}

const titles = {
  todo: 'tabTodo',
  payment: 'tabPayment',
  upcoming: 'tabUpcoming',
  past: 'tabPast',
  all: 'tabAll',
} as const satisfies Record<PracticeTab, MessageKey<'practice-reservations'>>;

export const tabTitle = (tab: PracticeTab) => titles[tab];
