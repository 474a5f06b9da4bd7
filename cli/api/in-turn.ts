let last: Promise<unknown> = Promise.resolve();

/**
 * Runs works that write one after the other within this process, in the order of the calls; one
 * that fails does not stop the next. Other processes are held off by the locks of the works.
 */
export const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
  const mine = last.then(work, work);
  last = mine.catch(() => {});
  return mine;
};
