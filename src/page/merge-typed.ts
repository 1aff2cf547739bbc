const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * What is saved now, with what was typed over what was saved when the typing began (`from`): a three-way merge. What was
 * left alone stays as somebody else has made it, each text of an object for itself, each choice of several, and each entry
 * of a list whose entries stand where they stood; of what both have changed, what was typed stands.
 */
export function mergeTyped<Value>(now: Value, typed: Value, from: Value | undefined): Value {
  if (isSame(typed, from)) return now;
  if (isSame(now, from)) return typed;
  if (isRecord(now) && isRecord(typed) && isRecord(from)) {
    const merged = Object.keys(typed).map((name) => [name, mergeTyped(now[name], typed[name], from[name])]);
    return { ...now, ...Object.fromEntries(merged) } as Value;
  }
  if (isList(now) && isList(typed) && isList(from)) return mergeLists(now, typed, from) as Value;
  return typed;
}

type List = readonly unknown[];
const isList = (value: unknown): value is List => Array.isArray(value);

/** What was chosen of several, and entries that stand where they stood; of entries that have moved, what was typed. */
function mergeLists(now: List, typed: List, from: List): List {
  if ([now, typed, from].every((list) => list.every((entry) => typeof entry === 'string'))) {
    const isWanted = (entry: unknown) => typed.includes(entry) || !from.includes(entry);
    return [...now.filter(isWanted), ...typed.filter((entry) => !from.includes(entry) && !now.includes(entry))];
  }
  const isInPlace = (list: List) =>
    list.length === from.length && list.every((entry, index) => !from.some((before, place) => place !== index && isSame(entry, before)));
  if (!isInPlace(now) || !isInPlace(typed)) return typed;
  return typed.map((entry, index) => mergeTyped(now[index], entry, from[index]));
}
