/** What flies in a crash round, and where: a comet past the stars, a balloon over the hills. */
export const crashScenes = ['comet', 'plane', 'balloon', 'moon', 'brass', 'rocket'] as const;

export type CrashScene = (typeof crashScenes)[number];

/** Crafts that hang or hover keep upright; the others point where they fly. */
const upright: readonly CrashScene[] = ['balloon', 'moon'];

/**
 * How far a craft is turned.
 *
 * @param from the point before the curve's head, in units of the drawing's box
 * @returns degrees, clockwise; 0 points to the right
 */
export const craftTurn = (
  scene: CrashScene,
  from: { x: number; y: number },
  to: { x: number; y: number },
): number => {
  if (upright.includes(scene)) return 0;
  const { x, y } = { x: to.x - from.x, y: to.y - from.y };
  // A rocket waits on its end.
  if (x === 0 && y === 0) return scene === 'rocket' ? -90 : -12;
  return (Math.atan2(y, x) * 180) / Math.PI;
};
