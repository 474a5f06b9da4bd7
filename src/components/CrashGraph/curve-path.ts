/** The part of the plane that a graph shows: up to which second, up to which multiplier. */
export interface CrashFrame {
  seconds: number;
  multiplier: number;
}

/** The box that a graph is drawn in, in units of its view box. */
export const BOX = { width: 400, height: 220 } as const;

const STEPS = 40;

/**
 * The frame that shows a round at its present point: the curve ends at four fifths of both axes,
 * and the first seconds share one frame, so that the start does not zoom.
 */
export const frameOf = (elapsedMs: number, growthPerSecond: number): CrashFrame => {
  const seconds = Math.max(6, (elapsedMs / 1000) * 1.25);
  const grown = Math.exp((growthPerSecond * elapsedMs) / 1000);
  return { seconds, multiplier: Math.max(1.6, 1 + (grown - 1) * 1.25) };
};

/** Where a moment of a round lies in the box. */
export const pointAt = (
  seconds: number,
  growthPerSecond: number,
  frame: CrashFrame,
): { x: number; y: number } => ({
  x: (seconds / frame.seconds) * BOX.width,
  y: BOX.height - ((Math.exp(growthPerSecond * seconds) - 1) / (frame.multiplier - 1)) * BOX.height,
});

/**
 * The curve as a path, and the area under it.
 *
 * @param elapsedMs how far the round has come
 */
export const curvePath = (
  elapsedMs: number,
  growthPerSecond: number,
  frame: CrashFrame,
): {
  line: string;
  area: string;
  head: { x: number; y: number };
  /** Just before the head: where the curve comes from. */
  before: { x: number; y: number };
} => {
  const end = elapsedMs / 1000;
  const points = Array.from({ length: STEPS + 1 }, (_, step) =>
    pointAt((end * step) / STEPS, growthPerSecond, frame),
  );
  const head = points.at(-1) ?? { x: 0, y: BOX.height };
  const before = points.at(-2) ?? head;
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return { line: `M${line}`, area: `M${line}V${BOX.height}H0Z`, head, before };
};

const NICE = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/** Two to four round multipliers for the lines of the grid. */
export const gridLines = ({ multiplier }: CrashFrame): number[] => {
  const step = NICE.find((nice) => (multiplier - 1) / nice <= 4) ?? multiplier;
  const count = Math.floor((multiplier - 1) / step);
  return Array.from({ length: count }, (_, index) => 1 + step * (index + 1));
};
