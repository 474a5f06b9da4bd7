const radians = (degrees: number): number => ((degrees - 90) * Math.PI) / 180;

const round = (value: number): number => Math.round(value * 100) / 100;

const onCircle = (degrees: number, radius: number): string =>
  `${round(Math.cos(radians(degrees)) * radius)} ${round(Math.sin(radians(degrees)) * radius)}`;

/** The outline of a segment; the first one has its middle at the top, the others go clockwise. */
export const segmentPath = (at: number, count: number, radius: number): string => {
  const width = 360 / count;
  const from = onCircle((at - 0.5) * width, radius);
  const until = onCircle((at + 0.5) * width, radius);
  return `M0 0L${from}A${radius} ${radius} 0 0 1 ${until}Z`;
};

/** Where a segment's text stands, and how far it is turned to read outwards. */
export const segmentPlace = (
  at: number,
  count: number,
  radius: number,
): { x: number; y: number; turn: number } => {
  const turn = (360 / count) * at;
  return {
    x: round(Math.cos(radians(turn)) * radius),
    y: round(Math.sin(radians(turn)) * radius),
    turn: round(turn),
  };
};

/** How far the wheel is turned, in degrees, when a segment lies under the mark at the top. */
export const restingAngle = (segment: number, count: number): number =>
  round((360 - (360 / count) * segment) % 360);
