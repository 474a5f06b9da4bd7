/** Symbols that run past on the first reel before it stops; each further reel has more. */
const FIRST_RUN = 12;
const MORE_A_REEL = 4;

/** How long the first reel takes to stop, and how much longer each further one. */
const FIRST_MS = 850;
const MORE_MS_A_REEL = 190;

/** What a reel's band carries from top to bottom, and how it has to be moved. */
export interface SpinTrack {
  symbols: readonly number[];
  /** How far up the band begins, in per cent of its own height. */
  fromPercent: number;
  durationMs: number;
}

/** Symbols of a strip in their order, as many as are wanted, from anywhere on it. */
const passing = (strip: readonly number[], from: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => strip[(from + at) % strip.length] ?? 0);

/**
 * The band of a reel that stops: what it shows in the end on top, below it what runs past. It is
 * moved down once, so that the compositor can do it alone.
 *
 * @param shown what the reel shows when it stands
 * @param strip what runs past, in the strip's order
 */
export const stoppingTrack = (
  shown: readonly number[],
  strip: readonly number[],
  reel: number,
): SpinTrack => {
  const run = FIRST_RUN + reel * MORE_A_REEL;
  const symbols = [...shown, ...passing(strip, reel * 5, run + shown.length)];
  return {
    symbols,
    fromPercent: ((run + shown.length) / symbols.length) * 100,
    durationMs: FIRST_MS + reel * MORE_MS_A_REEL,
  };
};

/** The band of a reel that turns without an end: twice the same, so that its loop has no seam. */
export const turningTrack = (
  rows: number,
  strip: readonly number[],
  reel: number,
): Pick<SpinTrack, 'symbols'> => {
  const once = passing(strip, reel * 5, FIRST_RUN + rows);
  return { symbols: [...once, ...once] };
};

/** When the last of some reels stands. */
export const spinMs = (reels: number): number => FIRST_MS + (reels - 1) * MORE_MS_A_REEL;
