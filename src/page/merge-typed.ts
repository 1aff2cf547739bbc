const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * What is saved now, with what was typed over what was saved when the typing began (`from`): a three-way merge. What was
 * left alone stays as somebody else has made it, each text of an object for itself, and each entry of a list that nobody
 * has made longer or shorter; of what both have changed, what was typed stands.
 */
export function mergeTyped<Value>(now: Value, typed: Value, from: Value | undefined): Value {
  if (isSame(typed, from)) return now;
  if (isSame(now, from)) return typed;
  if (isRecord(now) && isRecord(typed) && isRecord(from)) {
    const merged = Object.keys(typed).map((name) => [name, mergeTyped(now[name], typed[name], from[name])]);
    return { ...now, ...Object.fromEntries(merged) } as Value;
  }
  if (Array.isArray(now) && Array.isArray(typed) && Array.isArray(from)) {
    if (now.length === typed.length && now.length === from.length)
      return typed.map((entry: unknown, index) => mergeTyped<unknown>(now[index], entry, from[index])) as Value;
  }
  return typed;
}
