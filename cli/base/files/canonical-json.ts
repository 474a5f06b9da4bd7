/**
 * JSON in one form: members sorted by their names' UTF-16 units, no white space, as RFC 8785 has
 * it. Equal values give equal texts, whichever order their members were written in.
 *
 * @param value of objects, arrays, strings, finite numbers, booleans and null; members that are
 *   `undefined` are left out
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join()}}`;
};
