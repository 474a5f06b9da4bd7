/*
 * A round that runs by the clock leaves a player some seconds, and a slow machine needs more: a test
 * that acts in a round holds the clock still, and moves it on when it has done its part. Only the
 * telling of the time is held; timers go on, and who wakes finds that it is not time yet.
 */
const RealDate = Date;

/**
 * Holds this process's clock.
 *
 * @param at ms since 1970; null lets it go again
 */
export const holdDate = (at: number | null): void => {
  if (at === null) {
    globalThis.Date = RealDate;
    return;
  }
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[]) =>
      Reflect.construct(target, given.length === 0 ? [at] : given) as Date,
    get: (target, name) => (name === 'now' ? () => at : (Reflect.get(target, name) as unknown)),
  });
};
