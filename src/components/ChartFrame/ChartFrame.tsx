import { type ReactNode, useId, useState } from 'react';
import { intlLanguage } from '#domain/intl-language.ts';
import { Button } from '../Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { type ChartData, isEmptyChart, type ChartSeries } from './chart-data.ts';
import { ChartPlot, type PlotScales } from './ChartPlot.tsx';
import * as styles from './ChartFrame.css.ts';
import { Table } from '../Table/Table.tsx';
import type { TableColumn } from '../Table/table-column.ts';

interface Place {
  place: string;
  index: number;
}

type Format = (value: number) => string;

const seriesColumn = ({ id, name, values }: ChartSeries, format: Format): TableColumn<Place> => ({
  id: `series-${id}`,
  header: name,
  align: 'end',
  cell: ({ index }) => {
    const value = values[index] ?? null;
    return value === null ? '–' : <bdi>{format(value)}</bdi>;
  },
});

/** A chart's figures as a table. */
const ChartTable = ({ title, axis, series, empty, format }: ChartData & { format: Format }) => (
  <Table<Place>
    caption={title}
    rows={axis.places.map((place, index) => ({ place, index }))}
    rowKey={({ index }) => String(index)}
    columns={[
      { id: 'place', header: axis.label, cell: ({ place }) => place },
      ...series.map((one) => seriesColumn(one, format)),
    ]}
    empty={empty}
    maxHeight="24rem"
  />
);

export interface ChartFrameProps extends ChartData {
  /** Whether the upright axis has to begin at zero. */
  fromZero?: boolean | undefined;
  /** The marks between the axes, as SVG. */
  renderMarks: (scales: PlotScales) => ReactNode;
  /** The sign of a series in the legend, as SVG in a box of 28 × 12. */
  renderSign: (look: number) => ReactNode;
}

/**
 * What every chart has: name, legend, axes, reading by pointer and keyboard, its table in its
 * place, and something to say when there are no figures.
 */
export const ChartFrame = ({
  fromZero = false,
  renderMarks,
  renderSign,
  ...data
}: ChartFrameProps) => {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const { title, description, series, language, labels, empty, error, loading = false } = data;
  const numbers = new Intl.NumberFormat(intlLanguage(language), { maximumFractionDigits: 2 });
  const format = data.formatValue ?? ((value: number) => numbers.format(value));
  const instead = error ?? (!loading && isEmptyChart(data) ? empty : undefined);
  return (
    <figure className={styles.frame} aria-labelledby={id} aria-busy={loading || undefined}>
      <figcaption className={styles.head}>
        <div className={styles.text}>
          <p id={id} className={styles.title}>
            {title}
          </p>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {!instead && !loading && (
          <Button
            variant="ghost"
            size="sm"
            icon={asTable ? 'chart' : 'grid'}
            onPress={() => setAsTable(!asTable)}
          >
            {asTable ? labels.showChart : labels.showTable}
          </Button>
        )}
      </figcaption>
      {instead}
      {!instead && loading && <Skeleton shape="box" ratio="16 / 7" />}
      {!instead && !loading && asTable && <ChartTable {...data} format={format} />}
      {!instead && !loading && !asTable && (
        <>
          {series.length > 1 && (
            <ul className={styles.legend}>
              {series.map((one, look) => (
                <li key={one.id} className={styles.entry}>
                  <svg aria-hidden width={28} height={12} data-look={look % 4}>
                    {renderSign(look)}
                  </svg>
                  {one.name}
                </li>
              ))}
            </ul>
          )}
          <ChartPlot {...data} {...{ fromZero, format, renderMarks }} />
        </>
      )}
    </figure>
  );
};
