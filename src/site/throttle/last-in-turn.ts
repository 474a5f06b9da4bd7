/**
 * Does things one after another: what is asked for while one is under way waits for it, and only the last of those
 * that wait is done. So two quick choices never reach the platform in the wrong order.
 *
 * @returns takes a piece of work; done when nothing waits any more
 */
export const lastInTurn = (): ((work: () => Promise<void>) => Promise<void>) => {
  let next: (() => Promise<void>) | null = null;
  let running: Promise<void> | null = null;
  const runAll = async () => {
    while (next) {
      const work: () => Promise<void> = next;
      next = null;
      await work();
    }
  };
  return (work) => {
    next = work;
    running ??= runAll().finally(() => {
      running = null;
    });
    return running;
  };
};
