import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecordList, type RecordListProps } from './RecordList.tsx';

const rows = ['Deposit', 'Withdrawal'];

const draw = (props: Partial<RecordListProps<string>> = {}): string =>
  renderToString(
    <RecordList
      label="Transactions"
      rows={rows}
      rowKey={(row) => row}
      empty="Nothing yet"
      loadingLabel="Loading"
      {...props}
    >
      {(row) => <p>{row}</p>}
    </RecordList>,
  );

test('every record is an entry of a list that has a name', () => {
  const html = draw();

  expect(html).toMatch(/<ul[^>]*aria-label="Transactions"/u);
  expect(html.match(/<li/gu)).toHaveLength(2);
});

test('without records it says so, but not while they are on their way', () => {
  expect(draw({ rows: [] })).toContain('Nothing yet');

  const loading = draw({ rows: [], loading: true, blankRows: 3 });
  expect(loading).not.toContain('Nothing yet');
  expect(loading.match(/<li[^>]*aria-hidden/gu)).toHaveLength(3);
});

test('records of before stay while new ones come', () => {
  const html = draw({ loading: true });

  expect(html).toContain('Withdrawal');
  expect(html).toContain('Loading');
});

test('what could not be had takes the place of the list', () => {
  const html = draw({ error: 'That did not work' });

  expect(html).toContain('That did not work');
  expect(html).not.toContain('<ul');
});
