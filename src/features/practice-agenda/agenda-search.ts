import { addressText } from '#src/page/address-text.ts';

export const agendaViews = ['day', 'three', 'week', 'month'] as const;
export type AgendaView = (typeof agendaViews)[number];

/** What the address of the page may say; the page's own code reads it, for the site map is on every page. */
export interface AgendaAddress {
  view?: string;
  date?: string;
  whose?: string;
}

/** What the address of the page says, made sense of. */
export interface AgendaSearch {
  /** Undefined: the one that suits the screen. */
  view: AgendaView | undefined;
  /** A day of what is shown, yyyy-MM-dd; undefined: today. */
  date: string | undefined;
  /** The one therapist shown, or empty for all. */
  whose: string;
}

const isDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Reads the search of an address: what makes no sense is left out. */
export function readAgendaSearch(search: object): AgendaSearch {
  const { view, date, whose } = search as Record<string, unknown>;
  const day = addressText(date);
  return {
    view: agendaViews.find((known) => known === view),
    date: isDate(day) ? day : undefined,
    whose: addressText(whose),
  };
}

/** The search of an address, without what goes without saying. */
export const writeAgendaSearch = ({ view, date, whose }: AgendaSearch): AgendaAddress => ({
  ...(view && { view }),
  ...(date && { date }),
  ...(whose && { whose }),
});
