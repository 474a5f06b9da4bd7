import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VendorGrid, type VendorGridProps } from './VendorGrid.tsx';

const vendors: VendorGridProps['vendors'] = [
  {
    id: 'KITE',
    name: 'Gilded Kite',
    count: '31 games',
    pictures: ['/a.svg', '/b.svg', '/c.svg'],
    ways: [
      { id: 'RNG', label: 'Slots', count: '24', href: '/rng?vassalage=kite' },
      { id: 'FISH', label: 'Fishing', count: '7', href: '/fish?vassalage=kite' },
    ],
  },
];

const draw = (props: Partial<VendorGridProps> = {}): string =>
  renderToString(<VendorGrid label="Vendors" vendors={vendors} fallbackUrl="/d.svg" {...props} />);

test('each vendor names the ways to its games', () => {
  const html = draw();

  expect(html).toMatch(/<h2[^>]*>Gilded Kite<\/h2>/u);
  expect(html).toContain('href="/fish?vassalage=kite"');
  expect(html.match(/<a /gu)).toHaveLength(2);
});

test('a card has no more than two pictures, which are not read', () => {
  expect(draw().match(/aria-hidden="true"/gu)).toHaveLength(1);
  expect(draw()).not.toContain('/c.svg');
});

test('while the vendors are on their way nothing leads anywhere', () => {
  expect(draw({ loading: true })).not.toContain('<a ');
});
