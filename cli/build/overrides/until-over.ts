/** How much a work may do before it is taken for one without an end, and how much it has done. */
export interface Effort {
  /** Time of a processor, in ms. */
  worksMs: number;
  /** Time in which it waits for something, in ms. */
  waitsMs: number;
}

/** How often it is looked how much that was. */
export const LOOKS_EVERY_MS = 500;

const later = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

const reasonToEnd = (spent: Effort, { worksMs, waitsMs }: Effort): string | undefined => {
  if (spent.waitsMs > waitsMs) return `no end: it has waited for ${waitsMs / 1000} seconds`;
  return spent.worksMs > worksMs ? `no end after ${worksMs / 1000} seconds` : undefined;
};

/**
 * Waits until a work has ended, or has done more than it may. What it has worked and waited counts,
 * not what the clock says: on a busy machine the clock runs on while others work.
 *
 * @param over settles when the work has ended
 * @param spent what it has done until now; asked every `LOOKS_EVERY_MS`
 * @returns why it was taken for one without an end; undefined when it has ended
 * @throws what `over` is rejected with
 */
export const untilOver = async (
  over: Promise<unknown>,
  spent: () => Effort | Promise<Effort>,
  limits: Effort,
): Promise<string | undefined> => {
  const ended = over.then(() => true as const);
  for (;;) {
    const isOver = await Promise.race([ended, later(LOOKS_EVERY_MS)]);
    const reason = isOver ? undefined : reasonToEnd(await spent(), limits);
    if (isOver || reason !== undefined) return reason;
  }
};
