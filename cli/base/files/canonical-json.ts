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
  let members = '';
  // Without a comparison of its own, `toSorted` compares by UTF-16 units.
  for (const name of Object.keys(value).toSorted()) {
    const member = (value as Record<string, unknown>)[name];
    if (member === undefined) continue;
    members += `${members === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(member)}`;
  }
  return `{${members}}`;
};
