const objectId = '^[0-9a-f]{24}$';

/** What each parameter of a path looks like, by its name: patterns of a JSON Schema. What looks otherwise names nothing. */
export const pathParameters: Readonly<Record<string, string>> = {
  id: objectId,
  authID: objectId,
  authId: objectId,
  userId: objectId,
  commentId: objectId,
  revisionId: objectId,
  /** Of the help line: the built-in numbers have names, those that were added ids. */
  numberId: '^[A-Za-z0-9]{1,40}$',
  /** Of a therapist an id too. */
  slug: '^[a-z0-9]+(-[a-z0-9]+)*$',
  kind: '^[a-z]{1,20}$',
  key: '^[a-z0-9]{16,64}(\\.[a-z0-9]+)*$',
  provider: '^[a-z]{1,40}$',
  paymentRef: '^[A-Za-z0-9_-]{1,100}$',
};

const patterns = new Map(Object.entries(pathParameters).map(([name, pattern]) => [name, new RegExp(pattern)]));

/**
 * The parameters of a call, each that does not look like one empty: it names nothing, and the call answers as for what
 * is not there. Columns of fixed length compare without blanks at the end, so `<id>%20` would name what `<id>` does.
 */
export const knownParameters = (given: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, patterns.get(name)?.test(value) ? value : '']));
