import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardTable } from './CardTable.tsx';

test('the house lies above what is printed, and the players below', () => {
  const html = renderToString(
    <CardTable house={<i>house</i>} inscription="Pays 3 to 2">
      <b>players</b>
    </CardTable>,
  );

  const places = ['house', 'Pays 3 to 2', 'players'].map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});
