import type { ReactNode } from 'react';

/** One row of figures; a gap is null. */
export interface ChartSeries {
  id: string;
  name: string;
  /** One for each place of the axis. */
  values: readonly (number | null)[];
}

/** What a chart shows, and its words. */
export interface ChartData {
  /** The chart's name. */
  title: string;
  /** What it shows, in a sentence; stands under the name. */
  description?: string | undefined;
  /** What the axis tells ("Day") and its places, as written. */
  axis: { label: string; places: readonly string[] };
  /** At most four: more cannot be told apart. */
  series: readonly ChartSeries[];
  /** BCP-47; decides how figures are written. */
  language: string;
  /** Writes a figure; a plain number when left out. */
  formatValue?: ((value: number) => string) | undefined;
  labels: { showTable: string; showChart: string };
  /** Stands in its place while there are no figures: an `EmptyState`. */
  empty: ReactNode;
  /** Stands in its place when the figures could not be had: an `ErrorState`. */
  error?: ReactNode;
  loading?: boolean | undefined;
  /** Of the plot, in px. */
  height?: number | undefined;
}

/** Whether there is nothing to draw. */
export const isEmptyChart = ({ axis, series }: Pick<ChartData, 'axis' | 'series'>): boolean =>
  axis.places.length === 0 || series.every(({ values }) => values.every((value) => value === null));
