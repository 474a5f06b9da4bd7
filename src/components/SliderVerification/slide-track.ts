/** One moment of a movement. */
export interface TrackPoint {
  /** How far along the way, from 0 to 1. */
  share: number;
  /** Up or down from where it began, in px. */
  offsetPx: number;
  /** Since the movement began, in ms. */
  atMs: number;
}

/** What a verification hands to the caller; what it means is the platform's to judge. */
export interface SlideResult {
  /** How it was done; by keyboard and by the button there is no movement to see. */
  method: 'drag' | 'keyboard' | 'button';
  track: readonly TrackPoint[];
  durationMs: number;
}

/** More points than this say nothing new and would only weigh on the call. */
const MAX_POINTS = 200;

/** A track with one more point; of many in the same place only every other is kept. */
export const addPoint = (track: readonly TrackPoint[], point: TrackPoint): TrackPoint[] => {
  const last = track.at(-1);
  if (last && last.share === point.share && last.offsetPx === point.offsetPx) return [...track];
  const room = track.length < MAX_POINTS ? track : track.filter((_, index) => index % 2 === 0);
  return [...room, point];
};

/**
 * How far along the way a pointer has moved the handle.
 *
 * @param movedPx to the right from where the handle was taken
 * @param wayPx how far the handle can go
 */
export const shareOf = (movedPx: number, wayPx: number, rightToLeft: boolean): number => {
  if (wayPx <= 0) return 0;
  const along = (rightToLeft ? -movedPx : movedPx) / wayPx;
  return Math.min(Math.max(along, 0), 1);
};

/** Where a key moves the handle; null for a key that does not. */
export const shareByKey = (key: string, share: number, rightToLeft: boolean): number | null => {
  const step = 0.1;
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const next: Record<string, number> = {
    [forward]: share + step,
    ArrowUp: share + step,
    [back]: share - step,
    ArrowDown: share - step,
    PageUp: share + 3 * step,
    PageDown: share - 3 * step,
    Home: 0,
    End: 1,
  };
  const moved = next[key];
  return moved === undefined ? null : Math.round(Math.min(Math.max(moved, 0), 1) * 100) / 100;
};
