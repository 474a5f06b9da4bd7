/** Clocks of one length that stand still until a story lets them ring. */
export interface HeldClocks {
  /** For a story's `beforeEach`: holds what is wound from now on; answers `release`. */
  hold: () => () => void;
  /** The page's timers are its own again. */
  release: () => void;
  /** How many are wound and have not been stopped. */
  running: () => number;
  /** All of them are over at once. */
  ring: () => void;
}

/**
 * Takes the place of the page's timers of one length: a story moves them by hand, so that no machine
 * is too slow, or too fast, for what it shows.
 *
 * @param lengthMs the exact length; timers of any other go on as they do
 */
export const heldClocks = (lengthMs: number): HeldClocks => {
  const held = new Map<number, () => void>();
  // Below zero: the browser's own numbers are above.
  let last = 0;
  const wind = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const release = (): void => {
    Object.assign(window, { setTimeout: wind, clearTimeout: stop });
    held.clear();
  };
  const hold = (): (() => void) => {
    window.setTimeout = ((task: () => void, ms?: number) => {
      if (ms !== lengthMs) return wind(task, ms);
      last -= 1;
      held.set(last, task);
      return last;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (!held.delete(Number(id))) stop(id);
    };
    return release;
  };
  const ring = (): void => {
    const tasks = [...held.values()];
    held.clear();
    for (const task of tasks) task();
  };
  return { hold, release, running: () => held.size, ring };
};
