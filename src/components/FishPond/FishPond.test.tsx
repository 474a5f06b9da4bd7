import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FishPond } from './FishPond.tsx';

test('a fish tells its price, and is marked once shots are aimed at it', () => {
  const draw = (aimed: number) =>
    renderToString(
      <FishPond
        label="Reef"
        fish={[
          { id: 'crab', name: 'Crab', price: '3×', aimed, last: null, told: `${aimed} aimed` },
        ]}
        onAim={() => undefined}
        sentence=""
      />,
    );

  expect(draw(0)).toContain('3×');
  expect(draw(0)).toContain('data-aimed="false"');
  expect(draw(2)).toContain('data-aimed="true"');
  expect(draw(2)).toContain('2 aimed');
});
