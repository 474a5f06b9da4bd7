import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VendorMenu } from './VendorMenu.tsx';

const all = { label: 'All slots', href: '/slots' };
const follow = () => undefined;

test('all games come first, then each vendor with its count', () => {
  const vendors = [
    { id: 'a', name: 'Gilded Kite', href: '/a', count: '128' },
    { id: 'b', name: 'Tidal', href: '/b' },
  ];

  const html = renderToString(<VendorMenu all={all} vendors={vendors} onFollow={follow} />);

  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/slots',
    '/a',
    '/b',
  ]);
  expect(html.match(/128/g)).toHaveLength(1);
});

test('while vendors are on their way their place is held', () => {
  const html = renderToString(<VendorMenu all={all} vendors={[]} loading onFollow={follow} />);

  expect(html.match(/<li/g)).toHaveLength(2);
});
