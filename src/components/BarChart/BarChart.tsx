import { useId } from 'react';
import type { ChartData, ChartSeries } from '../ChartFrame/chart-data.ts';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import type { PlotScales } from '../ChartFrame/ChartPlot.tsx';
import { barBox } from './bar-box.ts';
import { Patterns } from './Patterns.tsx';
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
