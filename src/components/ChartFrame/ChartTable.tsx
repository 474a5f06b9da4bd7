import { Table } from '../Table/Table.tsx';
import type { ChartData } from './chart-data.ts';

/** A chart's figures as a table. */
export const ChartTable = ({
  title,
  axis,
  series,
  empty,
  format,
}: ChartData & { format: (value: number) => string }) => (
  <Table
    caption={title}
    rows={axis.places.map((place, index) => ({ place, index }))}
    rowKey={({ index }) => String(index)}
    columns={[
      { id: 'place', header: axis.label, cell: ({ place }) => place },
      ...series.map(({ id, name, values }) => ({
        id: `series-${id}`,
        header: name,
        align: 'end' as const,
        cell: ({ index }: { index: number }) => {
          const value = values[index] ?? null;
          return value === null ? '–' : <bdi>{format(value)}</bdi>;
        },
      })),
    ]}
    empty={empty}
    maxHeight="24rem"
  />
);
