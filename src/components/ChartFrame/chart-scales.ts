import { scaleBand, scaleLinear } from 'd3-scale';
import type { ChartSeries } from './chart-data.ts';

/** A mark of an axis: how far along, from 0 to 1, and what it stands for. */
export interface Tick<Value> {
  share: number;
  value: Value;
}

/** Turns values into px from the top of a plot. */
export interface ValueScale {
  (value: number): number;
  ticks: Tick<number>[];
}

/**
 * The upright axis of a chart, with round ends and about four marks.
 *
 * @param height of the plot in px
 * @param fromZero whether the axis has to begin at zero, as that of bars
 */
export const valueScale = (
  series: readonly ChartSeries[],
  height: number,
  fromZero: boolean,
): ValueScale => {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const lowest = Math.min(...values, ...(fromZero ? [0] : []));
  const highest = Math.max(...values, ...(fromZero ? [0] : []));
  const flat = lowest === highest ? Math.max(1, Math.abs(lowest) / 2) : 0;
  const scale = scaleLinear()
    .domain([lowest - (fromZero && lowest === 0 ? 0 : flat), highest + flat])
    .nice(4)
    .range([height, 0]);
  const ticks = scale.ticks(4).map((value) => ({ value, share: scale(value) / height }));
  return Object.assign((value: number) => scale(value), { ticks });
};

/** The lying axis: a band for each place. */
export interface PlaceScale {
  /** The middle of a band, in px. */
  middle: (index: number) => number;
  /** Where a band begins, in px. */
  start: (index: number) => number;
  /** Width of the inked part of a band, in px. */
  band: number;
}

/** The lying axis of a chart: as many bands of equal width as it has places. */
export const placeScale = (count: number, width: number): PlaceScale => {
  const scale = scaleBand<number>()
    .domain(Array.from({ length: count }, (_place, index) => index))
    .range([0, width])
    .paddingInner(0.28)
    .paddingOuter(0.14);
  const start = (index: number) => scale(index) ?? 0;
  return {
    start,
    middle: (index) => start(index) + scale.bandwidth() / 2,
    band: scale.bandwidth(),
  };
};

/** A label of the lying axis takes about so much room, in px. */
const LABEL_WIDTH = 76;

/** The places that are written: every one, or every second, third … as the width allows. */
export const placeTicks = (places: readonly string[], width: number): Tick<string>[] => {
  const step = Math.max(1, Math.ceil((places.length * LABEL_WIDTH) / Math.max(width, 1)));
  return places.flatMap((value, index) =>
    index % step === 0 ? [{ value, share: (index + 0.5) / places.length }] : [],
  );
};

/** The place under a pointer. @param share how far along the plot it is, from 0 to 1 */
export const placeAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)));
