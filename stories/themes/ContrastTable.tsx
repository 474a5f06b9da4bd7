import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Table } from '#components/Table/Table.tsx';
import type { ContrastRow } from '../storybook/node/theme-page-data.ts';
import * as styles from './theme-page.css.ts';

const ratioCell = (ratio: number, needed: number) => (
  <span
    className={styles.value}
  >{`${ratio.toFixed(2)} ${ratio >= needed ? '✓' : '✗ too little'}`}</span>
);

/** Every pair of colors that stand on each other, with the contrast they give and need. */
export const ContrastTable = ({ rows }: { rows: readonly ContrastRow[] }) => (
  <Table
    caption="Contrast by WCAG 2.2: 4.5 for text, 3 for marks and controls"
    captionShown
    rows={rows}
    rowKey={({ color, ground }) => `${color} ${ground}`}
    empty={<EmptyState title="No pairs" />}
    columns={[
      { id: 'pair', header: 'Pair', cell: ({ color, ground }) => `${color} on ${ground}` },
      { id: 'needed', header: 'Needs', align: 'end', cell: ({ needed }) => needed.toFixed(1) },
      {
        id: 'light',
        header: 'Light',
        align: 'end',
        cell: ({ ratio, needed }) => ratioCell(ratio.light, needed),
      },
      {
        id: 'dark',
        header: 'Dark',
        align: 'end',
        cell: ({ ratio, needed }) => ratioCell(ratio.dark, needed),
      },
    ]}
  />
);
