/** So long the loops of one turn of the browser may go on, in ms; nothing is drawn meanwhile. */
const PATIENCE_MS = 2000;

let begunMs: number | undefined;

/**
 * Called at each turn of each loop. What goes on until the browser has its turn is one work, of however many loops, promises
 * that wait for nothing among them.
 *
 * @throws {Error} when it has gone on for too long: a loop without an end keeps its whole window
 */
export const takeTurn = (): void => {
  const nowMs = performance.now();
  if (begunMs === undefined) {
    begunMs = nowMs;
    setTimeout(() => {
      begunMs = undefined;
    });
  } else if (nowMs - begunMs > PATIENCE_MS) {
    throw new Error(`This loop was stopped: it went on for ${PATIENCE_MS / 1000} seconds.`);
  }
};
