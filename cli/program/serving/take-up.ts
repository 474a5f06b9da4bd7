/** What a fault says of itself; those of a database that is away say it by their code alone. */
const reasonOf = (error: unknown): string => {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  return message || code || String(error);
};

/**
 * Has brands taken up whose sites have come. What could not be taken up, because a database was away or for
 * any other reason, is told once and comes again with the next call.
 *
 * @param takeUp gets the codes of brands
 * @param tell a line for whoever runs the command
 * @returns to be called with what has come, and again and again where nothing has; never rejects
 */
export const makeTakeUp = (
  takeUp: (codes: string[]) => Promise<void>,
  tell: (line: string) => void,
): ((codes: readonly string[]) => Promise<void>) => {
  const waiting = new Set<string>();
  let before = '';
  return async (codes) => {
    for (const code of codes) waiting.add(code);
    if (waiting.size === 0) return;
    const all = [...waiting].toSorted();
    try {
      await takeUp(all);
      waiting.clear();
      before = '';
    } catch (error) {
      const fault = `${all.join(', ')}: here, and not taken up yet (${reasonOf(error)}); it is tried again.`;
      if (fault !== before) tell(fault);
      before = fault;
    }
  };
};

/**
 * Has a platform serve brands that came after its start.
 *
 * @param known the brands that it serves
 * @param reload gets all brands, those and the new ones; where it fails, the new ones stay new
 */
export const makeReload = (
  known: readonly string[],
  reload: (all: string[]) => Promise<void>,
): ((changed: readonly string[]) => Promise<void>) => {
  let served = new Set(known);
  return async (changed) => {
    if (changed.every((code) => served.has(code))) return;
    const all = new Set([...served, ...changed]);
    await reload([...all]);
    served = all;
  };
};
