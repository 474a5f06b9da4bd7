import { type ReactNode, useRef, useState, type RefObject, useEffect } from 'react';
import type { ChartData } from './chart-data.ts';
import { ChartReader, type Reading } from './ChartReader.tsx';
import {
  type PlaceScale,
  placeScale,
  placeTicks,
  type ValueScale,
  valueScale,
} from './chart-scales.ts';
import * as styles from './ChartPlot.css.ts';

/** What a chart's own marks are drawn with. */
export interface PlotScales {
  x: PlaceScale;
  y: ValueScale;
  width: number;
  height: number;
  /** The place that is read, or null. */
  read: number | null;
}

export interface ChartPlotProps extends ChartData {
  fromZero: boolean;
  format: (value: number) => string;
  /** The renderMarks, as SVG; turned round as a whole from right to left. */
  renderMarks: (scales: PlotScales) => ReactNode;
}

/** Axes, the marks between them, and the reader over them. */
export const ChartPlot = ({
  title,
  axis,
  series,
  height = 240,
  fromZero,
  format,
  renderMarks,
}: ChartPlotProps) => {
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot);
  const [read, setRead] = useState<number | null>(null);
  const count = axis.places.length;
  const x = placeScale(count, width);
  const y = valueScale(series, height, fromZero);
  const readingOf = (index: number): Reading => ({
    place: axis.places[index] ?? '',
    lines: series.map(({ id, name, values }, look) => {
      const value = values[index] ?? null;
      return { id, name, look: look % 4, value: value === null ? '–' : format(value) };
    }),
  });
  return (
    <div className={styles.frame}>
      <div aria-hidden className={styles.upright} style={{ blockSize: height }}>
        {y.ticks.map(({ value, share }) => (
          <span
            key={value}
            className={styles.uprightTick}
            style={{ insetBlockStart: `${share * 100}%` }}
          >
            {/* A figure keeps its own order of reading: −50, not 50−. */}
            <bdi>{format(value)}</bdi>
          </span>
        ))}
      </div>
      <div ref={plot} className={styles.plot} style={{ blockSize: height }}>
        <svg
          aria-hidden
          className={styles.drawing}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
        >
          {y.ticks.map(({ value }) => (
            <line
              key={value}
              className={styles.rule}
              data-zero={value === 0 || undefined}
              x2={width}
              y1={y(value)}
              y2={y(value)}
            />
          ))}
          {renderMarks({ x, y, width, height, read })}
        </svg>
        <ChartReader label={title} index={read} onRead={setRead} {...{ count, width, readingOf }} />
      </div>
      <div aria-hidden className={styles.lying}>
        {placeTicks(axis.places, width).map(({ value, share }) => (
          <span
            key={share}
            className={styles.lyingTick}
            style={{ insetInlineStart: `${share * 100}%` }}
          >
            {value}
          </span>
        ))}
      </div>
    </div>
  );
};

/** Taken until the element can be measured: on the server and for the first picture. */
const DEFAULT_WIDTH = 640;

/** The inline size of an element in px, kept up to date. */
const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(DEFAULT_WIDTH);
  useEffect(() => {
    const box = element.current;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry?.contentRect.width ?? 0;
      if (measured > 0) setWidth(Math.round(measured));
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
