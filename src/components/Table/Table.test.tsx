import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table, type TableProps } from './Table.tsx';

interface Entry {
  id: string;
  what: string;
  amount: string;
}

const rows: Entry[] = [
  { id: 'a', what: 'Deposit', amount: '100' },
  { id: 'b', what: 'Bonus', amount: '20' },
];

const draw = (props: Partial<TableProps<Entry>> = {}): string =>
  renderToString(
    <Table
      caption="Entries"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'what', header: 'What', cell: ({ what }) => what, sortable: true },
        { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, align: 'end' },
      ]}
      empty="Nothing yet"
      {...props}
    />,
  );

test('the first cell of a row names it, the table has a caption', () => {
  const html = draw();

  expect(html.match(/role="rowheader"/gu)).toHaveLength(2);
  expect(html).toMatch(/<caption[^>]*>Entries<\/caption>/u);
});

test('what is ordered says which way, and only that', () => {
  const html = draw({
    sort: { columnId: 'what', direction: 'descending' },
    onSortChange: () => undefined,
  });

  expect(html.match(/aria-sort/gu)).toHaveLength(1);
  expect(html).toContain('aria-sort="descending"');
});

test('a column can be pressed only where somebody orders the rows', () => {
  expect(draw()).not.toContain('<button');
  expect(draw({ onSortChange: () => undefined }).match(/<button/gu)).toHaveLength(1);
});

test('without rows it shows what is meant for that', () => {
  expect(draw({ rows: [] })).toContain('Nothing yet');
  expect(draw({ rows: [], error: 'Not to be had' })).toContain('Not to be had');
  expect(draw({ rows: [], loading: true, blankRows: 3 }).match(/role="row"/gu)).toHaveLength(4);
});

test('rows that can be chosen have a box with a name each', () => {
  const html = draw({
    selection: {
      selected: new Set(['b']),
      onChange: () => undefined,
      allLabel: 'All',
      rowLabel: ({ what }) => `Choose ${what}`,
    },
  });

  expect(html).toContain('aria-label="Choose Deposit"');
  expect(html.match(/checked=""/gu)).toHaveLength(1);
});
