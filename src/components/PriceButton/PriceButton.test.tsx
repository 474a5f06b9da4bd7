import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceButton } from './PriceButton.tsx';

const draw = (odds: number, language = 'en') =>
  renderToString(
    <PriceButton label="Home" odds={odds} onSelect={() => undefined} language={language} />,
  );

test('a price has two decimals, and a third only where it needs one', () => {
  expect(draw(2)).toContain('>2.00<');
  expect(draw(2.375)).toContain('>2.375<');
  expect(draw(1.9, 'de')).toContain('>1,90<');
});
