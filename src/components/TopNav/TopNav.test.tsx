import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TopNav } from './TopNav.tsx';

const items = [
  { id: 'home', label: 'Home', href: '/', icon: 'home', current: true },
  {
    id: 'slots',
    label: 'Slots',
    href: '/?category=RNG',
    icon: 'slots',
    panelLabel: 'Vendors: Slots',
    panel: () => 'Gilded Kite',
  },
] as const;

const html = renderToString(<TopNav label="Main" items={items} moreLabel="More" />);

test('before it is measured every item is there, and the menu for the rest is out of reach', () => {
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toContain('data-spare="true"');
  expect(html).not.toContain('data-measured');
});

test('a panel is drawn only when it is unfolded', () => {
  expect(html).toContain('aria-label="Vendors: Slots"');
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('Gilded Kite');
});

test('the page that is open is told', () => {
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
});
