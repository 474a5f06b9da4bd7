import { Table } from '../Table/Table.tsx';
import type { TableColumn } from '../Table/table-column.ts';
import type { ChartData, ChartSeries } from './chart-data.ts';

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
export const ChartTable = ({
  title,
  axis,
  series,
  empty,
  format,
}: ChartData & { format: Format }) => (
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
