import type { Draw } from '#domain/fair/fair-draw.ts';
import { ratioOf, type Ratio } from '../../shared/rules/ratio.ts';

/** How a wheel is laid out: many small prizes, some, or one. */
export const wheelRisks = ['calm', 'lively', 'wild'] as const;

/** A layout of a wheel. */
export type WheelRisk = (typeof wheelRisks)[number];

/** Segments clockwise from the top, in hundredths of the stake. */
export const houseWheels = {
  rainbow: {
    calm: [
      180, 120, 0, 120, 150, 120, 0, 120, 150, 120, 0, 120, 150, 120, 0, 120, 150, 120, 0, 120,
    ],
    lively: [480, 0, 200, 0, 0, 200, 0, 200, 0, 0, 300, 0, 200, 0, 0, 200, 0, 200, 0, 0],
    wild: [1980, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  },
  royal: {
    calm: [
      324, 120, 0, 120, 150, 120, 0, 120, 0, 120, 150, 120, 0, 120, 150, 120, 0, 120, 0, 120, 150,
      120, 0, 120,
    ],
    lively: [
      364, 0, 200, 0, 0, 200, 0, 200, 0, 300, 0, 0, 200, 0, 0, 300, 0, 200, 0, 200, 0, 0, 200, 0,
    ],
    wild: [2000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 364, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  },
  brass: {
    calm: [308, 120, 0, 120, 120, 0, 150, 120, 0, 120, 0, 150, 120, 0, 120, 120],
    lively: [268, 0, 200, 0, 0, 200, 0, 200, 300, 0, 200, 0, 0, 200, 0, 0],
    wild: [1568, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  },
} as const satisfies Record<string, Record<WheelRisk, readonly number[]>>;

/** The wheels that this project has. */
export type HouseWheel = keyof typeof houseWheels;

/**
 * The segments of a wheel, clockwise from the top, in hundredths of the stake.
 *
 * @throws {RangeError} when there is no wheel of that name
 */
export const wheelSegments = (variant: string, risk: WheelRisk): readonly number[] => {
  const wheel = (houseWheels as Record<string, Record<WheelRisk, readonly number[]>>)[variant];
  if (!wheel) throw new RangeError(`There is no wheel called ${variant}`);
  return wheel[risk];
};

/** The segment on which the wheel stops, every one equally likely. */
export const spinHouseWheel = (segments: readonly number[], draw: Draw): number =>
  draw(segments.length);

/** The exact return: all segments together over their number. */
export const wheelReturn = (segments: readonly number[]): Ratio =>
  ratioOf(
    segments.reduce((sum, pays) => sum + pays, 0),
    100 * segments.length,
  );

/** A round as its player sees it. */
export interface HouseWheelView {
  risk: WheelRisk;
  /** The segment under the mark, clockwise from the top. */
  segment: number;
  /** Hundredths of the stake. */
  pays: number;
}
