/** A stretch of a name, and whether the search found it. */
export interface MatchPart {
  text: string;
  found: boolean;
}

/**
 * Cuts a name at the first place where the search stands in it, whatever the case.
 *
 * @param query nothing is found while it is empty
 */
export const matchParts = (name: string, query: string): MatchPart[] => {
  const wanted = query.trim();
  const at = wanted === '' ? -1 : name.toLocaleLowerCase().indexOf(wanted.toLocaleLowerCase());
  if (at < 0) return [{ text: name, found: false }];
  const end = at + wanted.length;
  return [
    { text: name.slice(0, at), found: false },
    { text: name.slice(at, end), found: true },
    { text: name.slice(end), found: false },
  ].filter(({ text }) => text !== '');
};
