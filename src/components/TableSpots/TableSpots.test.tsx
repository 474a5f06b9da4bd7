import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TableSpots, type TableSpotsProps } from './TableSpots.tsx';

const draw = (props: Partial<TableSpotsProps>) =>
  renderToString(
    <TableSpots
      groups={[{ id: 'main', spots: [{ id: 'banker', label: 'Banker', odds: '×1.95' }] }]}
      stakes={{}}
      selected={[]}
      winners={[]}
      onSelect={() => undefined}
      currency="EUR"
      language="en"
      labels={{ board: 'Board', won: 'won' }}
      {...props}
    />,
  );

test('a field says its odds, what lies on it and whether it won', () => {
  expect(draw({})).toContain('aria-label="Banker, ×1.95"');
  expect(draw({ stakes: { banker: 250 }, winners: ['banker'] })).toContain(
    'aria-label="Banker, ×1.95, €2.50, won"',
  );
});

test('a chosen field is pressed', () => {
  expect(draw({ selected: ['banker'] })).toContain('aria-pressed="true"');
  expect(draw({ selected: ['tie'] })).not.toContain('aria-pressed="true"');
});
