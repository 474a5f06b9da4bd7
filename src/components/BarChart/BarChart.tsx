import { useId } from 'react';
import type { ChartData, ChartSeries } from '../ChartFrame/chart-data.ts';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import type { PlotScales } from '../ChartFrame/ChartPlot.tsx';
import { barBox } from './bar-box.ts';
import * as styles from './BarChart.css.ts';

export type BarChartProps = ChartData;

/** Amounts to compare, side by side; bars differ in color and pattern and stand on zero. */
export const BarChart = (props: BarChartProps) => {
  const id = useId();
  return (
    <ChartFrame
      {...props}
      fromZero
      renderSign={(look) => (
        <>
          <Patterns id={`${id}legend`} look={look % 4} />
          <rect
            className={styles.bar}
            width={24}
            height={12}
            fill={fillOf(`${id}legend`, look % 4)}
          />
        </>
      )}
      renderMarks={(scales) => <Bars id={id} series={props.series} scales={scales} />}
    />
  );
};

const fillOf = (id: string, look: number): string =>
  look === 0 ? 'currentColor' : `url(#${id}-${look})`;

const Bars = ({
  id,
  series,
  scales,
}: {
  id: string;
  series: readonly ChartSeries[];
  scales: PlotScales;
}) => (
  <>
    {scales.read !== null && (
      <rect
        className={styles.ground}
        x={scales.x.middle(scales.read) - scales.x.band * 0.64}
        width={scales.x.band * 1.28}
        height={scales.height}
      />
    )}
    {series.map(({ id: seriesId, values }, look) => (
      <g key={seriesId} data-look={look % 4}>
        <Patterns id={id} look={look % 4} />
        {values.map((value, index) =>
          value === null ? null : (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
              key={index}
              className={styles.bar}
              fill={fillOf(id, look % 4)}
              rx={2}
              {...barBox(value, index, { look, of: series.length }, scales)}
            />
          ),
        )}
      </g>
    ))}
  </>
);

/** The inks of the patterns, each on a tile of 8 px: strokes, dots, a grid. */
const inks = ['', 'M-2,2l4,-4M0,8l8,-8M6,10l4,-4', '', 'M0,4H8M4,0V8'];

/** The pattern of a series' bars, in its own color; the first has none. */
const Patterns = ({ id, look }: { id: string; look: number }) =>
  look === 0 ? null : (
    <defs>
      <pattern id={`${id}-${look}`} width={8} height={8} patternUnits="userSpaceOnUse">
        <rect width={8} height={8} className={styles.paper} />
        {look === 2 ? (
          <circle cx={4} cy={4} r={2.2} fill="currentColor" />
        ) : (
          <path d={inks[look]} className={styles.ink} />
        )}
      </pattern>
    </defs>
  );
