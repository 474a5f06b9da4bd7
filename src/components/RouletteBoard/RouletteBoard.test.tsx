import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rouletteTable } from '#games/roulette/rules/roulette-table.ts';
import { RouletteBoard } from './RouletteBoard.tsx';

test('every bet of the rules has its field, and no other', () => {
  const seen: string[] = [];
  renderToString(
    <RouletteBoard
      stakes={{}}
      selected={[]}
      winners={[]}
      onSelect={() => undefined}
      currency="EUR"
      language="en"
      labels={{
        board: 'Board',
        won: 'won',
        spot: (id) => {
          seen.push(id);
          return id;
        },
        odds: (odds) => `×${odds}`,
      }}
    />,
  );

  const many = rouletteTable.spots.map(({ id }) => id).filter((id) => !/^n\d/u.test(id));
  expect(seen.toSorted()).toEqual(many.toSorted());
});

test('a number says its color by its field and its odds by its name', () => {
  const html = renderToString(
    <RouletteBoard
      stakes={{ n17: 100 }}
      selected={['n17']}
      winners={[]}
      onSelect={() => undefined}
      currency="EUR"
      language="en"
      labels={{ board: 'Board', won: 'won', spot: (id) => id, odds: (odds) => `×${odds}` }}
    />,
  );

  expect(html).toMatch(/data-tone="black"[^>]*aria-label="17, ×36, €1.00"/u);
  expect(html).toMatch(/data-tone="green"[^>]*aria-label="0, ×36"/u);
});
