/** One way to draw a story, and what it shows that another may not. */
export interface Candidate<Name> {
  name: Name;
  shows: ReadonlySet<string>;
}

/**
 * The smallest choice of candidates, as far as the greedy way finds it, that together shows
 * everything that all of them show: the one that adds the most comes next, and of equals the
 * earlier one.
 *
 * @param seen what was shown before and need not be shown again
 */
export const coverAll = <Name>(
  candidates: readonly Candidate<Name>[],
  seen: ReadonlySet<string> = new Set(),
): Name[] => {
  const chosen: Name[] = [];
  const shown = new Set(seen);
  for (;;) {
    let best: Candidate<Name> | undefined;
    let most = 0;
    for (const candidate of candidates) {
      const adds = [...candidate.shows].filter((each) => !shown.has(each)).length;
      if (adds > most) [best, most] = [candidate, adds];
    }
    if (!best) return chosen;
    chosen.push(best.name);
    for (const each of best.shows) shown.add(each);
  }
};
