/** The fields whose content differs from what was read. */
export function typedFields<Fields extends object>(now: Fields, from: { readonly [Field in keyof Fields]?: unknown }): (keyof Fields)[] {
  const fields = Object.keys(now) as (keyof Fields)[];
  return fields.filter((field) => JSON.stringify(now[field]) !== JSON.stringify(from[field]));
}
