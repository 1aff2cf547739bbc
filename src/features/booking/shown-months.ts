/** How many months ahead the calendar goes: a practice opens its own a year ahead at most. */
export const shownMonths = 12;
