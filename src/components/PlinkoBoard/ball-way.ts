/** Where the ball is at each row: cells to the right of the middle, and rows downwards. */
export const ballPlaces = (way: readonly number[]): { x: number; y: number }[] => {
  let x = 0;
  const places = [{ x: 0, y: 0 }];
  way.forEach((step, row) => {
    x += step === 1 ? 0.5 : -0.5;
    places.push({ x, y: row + 1 });
  });
  return places;
};

/** Keyframes of the way: sideways for the outer element, downwards for the inner one. */
export const ballFrames = (way: readonly number[]): { across: Keyframe[]; down: Keyframe[] } => {
  const places = ballPlaces(way);
  return {
    across: places.map(({ x }) => ({ transform: `translateX(${x * 100}%)`, easing: 'ease-out' })),
    down: places.map(({ y }) => ({
      transform: `translateY(${y * 100}%)`,
      easing: 'cubic-bezier(0.45, 0, 0.9, 0.55)',
    })),
  };
};
