const last = new Map<string, Promise<unknown>>();

/**
 * Runs the tasks of one key one after another in this process: attempts are counted before they are
 * checked, so parallel ones would count each other as failed.
 */
export const runSerially = async <Value>(
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
