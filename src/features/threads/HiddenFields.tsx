/** What else the address of the list says, for a form that goes there without scripts. */
export const HiddenFields = ({ values }: { values: Readonly<Record<string, string | number>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
