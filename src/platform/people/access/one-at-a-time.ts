const last = new Map<string, Promise<unknown>>();

/**
 * Does the works of one key one after another, in this process: tries that are counted before they
 * are looked at would otherwise take each other for wrong ones.
 */
export const oneAtATime = async <Value>(
  key: string,
  work: () => Promise<Value>,
): Promise<Value> => {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(key, mine);
  try {
    return await mine;
  } finally {
    if (last.get(key) === mine) last.delete(key);
  }
};
