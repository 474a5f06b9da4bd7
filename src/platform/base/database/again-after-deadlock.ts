/** PostgreSQL’s word for a transaction that it ended because two waited for each other. */
const DEADLOCK = '40P01';
const MOST = 4;

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && (error as Error & { code?: unknown }).code === DEADLOCK;

/**
 * Does work again that PostgreSQL ended for the sake of another transaction: nothing of it is left then. The other
 * has what it waited for, so the second time there is most often nobody in the way.
 *
 * @param work one transaction of its own
 * @throws what the work throws, and the fourth deadlock
 */
export const againAfterDeadlock = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  for (let time = 1; ; time += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || time === MOST) throw error;
    }
  }
};
