import type { HelpNumber } from '#contract/practice/help-line.schema.ts';

/**
 * The list with a number as it has become, at a place of its group (from 1). Without a place it stays where it is, and
 * comes last in a group that it has just joined.
 */
export function placedInGroup(numbers: readonly HelpNumber[], number: HelpNumber, place?: number): HelpNumber[] {
  const before = numbers.find(({ id }) => id === number.id);
  if (place === undefined && before?.group === number.group) return numbers.map((each) => (each.id === number.id ? number : each));
  const others = numbers.filter(({ id }) => id !== number.id);
  const group = others.filter((each) => each.group === number.group);
  const next = place === undefined ? undefined : group[place - 1];
  const at = next ? others.indexOf(next) : others.length;
  return others.toSpliced(at, 0, number);
}
