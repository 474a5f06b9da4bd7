import { curveMonotoneX, line, area } from 'd3-shape';
import type { ChartData } from '../ChartFrame/chart-data.ts';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import type { PlotScales } from '../ChartFrame/ChartPlot.tsx';
import { dashOf, signPath } from '../ChartFrame/series-look.ts';
import * as styles from './LineChart.css.ts';

export interface LineChartProps extends ChartData {
  /** Whether the upright axis has to begin at zero; else it begins near the lowest figure. */
  fromZero?: boolean | undefined;
}

/** How figures went over time; lines differ in color, dash and sign. */
export const LineChart = (props: LineChartProps) => (
  <ChartFrame
    {...props}
    renderSign={(look) => (
      <>
        <path className={styles.line} d="M0,6H28" strokeDasharray={dashOf(look)} />
        <path className={styles.sign} d={signPath(look, 40)} transform="translate(14 6)" />
      </>
    )}
    renderMarks={(scales) => <Lines series={props.series} scales={scales} />}
  />
);

const Lines = ({ series, scales }: { series: LineChartProps['series']; scales: PlotScales }) => {
  const { x, y, height, read } = scales;
  return (
    <>
      {series.length === 1 && (
        <g data-look={0}>
          <path className={styles.area} d={areaPath(series[0]?.values ?? [], scales)} />
        </g>
      )}
      {read !== null && (
        <line className={styles.ruler} x1={x.middle(read)} x2={x.middle(read)} y2={height} />
      )}
      {series.map(({ id, values }, look) => (
        <g key={id} data-look={look % 4}>
          <path
            className={styles.line}
            strokeDasharray={dashOf(look)}
            d={
              line<number | null>()
                .defined((value) => value !== null)
                .x((_value, index) => x.middle(index))
                .y((value) => y(value ?? 0))
                .curve(curveMonotoneX)([...values]) ?? ''
            }
          />
          {values.map((value, index) =>
            value !== null && (values.length <= 16 || index === read || isAlone(values, index)) ? (
              <path
                // oxlint-disable-next-line react/no-array-index-key -- a point is its place
                key={index}
                className={styles.sign}
                data-read={index === read || undefined}
                d={signPath(look, index === read ? 130 : 48)}
                transform={`translate(${x.middle(index)} ${y(value)})`}
              />
            ) : null,
          )}
        </g>
      ))}
    </>
  );
};

/** A value between two gaps has no line: without a sign it would not be seen. */
const isAlone = (values: readonly (number | null)[], index: number): boolean =>
  (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;

/** The ground between a line and the foot of the plot. */
const areaPath = (
  values: readonly (number | null)[],
  { x, y, height }: Pick<PlotScales, 'x' | 'y' | 'height'>,
): string =>
  area<number | null>()
    .defined((value) => value !== null)
    .x((_value, index) => x.middle(index))
    .y0(height)
    .y1((value) => y(value ?? 0))
    .curve(curveMonotoneX)([...values]) ?? '';
