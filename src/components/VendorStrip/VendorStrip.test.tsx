import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VendorStrip, type VendorStripProps } from './VendorStrip.tsx';

const draw = (props: Partial<VendorStripProps>): string =>
  renderToString(
    <VendorStrip label="Vendors" vendors={[{ id: 'TIDAL', name: 'Tidal' }]} {...props} />,
  );

test('a vendor is a name, a button or a link by what can be done with it', () => {
  expect(draw({})).not.toMatch(/<a |<button/u);
  expect(draw({ onSelect: () => {}, current: 'TIDAL' })).toMatch(
    /<button[^>]*aria-pressed="true"/u,
  );
  expect(draw({ vendors: [{ id: 'TIDAL', name: 'Tidal', href: '/?vendor=TIDAL' }] })).toContain(
    '<a href="/?vendor=TIDAL"',
  );
});

test('while it is loading it names no one', () => {
  const html = draw({ loading: true });

  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('Tidal');
});
