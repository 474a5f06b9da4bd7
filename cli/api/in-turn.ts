let last: Promise<unknown> = Promise.resolve();

/**
 * Serializes writing tasks within this process, in the order of the calls; one that fails does not
 * stop the next. Other processes are kept out by the tasks' own locks.
 */
export const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
  const mine = last.then(work, work);
  last = mine.catch(() => {});
  return mine;
};
