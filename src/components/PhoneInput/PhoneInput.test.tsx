import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PhoneInput } from './PhoneInput.tsx';

const countries = [
  { countryCode: 'MM', dialingCode: '95', name: 'Myanmar' },
  { countryCode: 'TH', dialingCode: '66', name: 'Thailand' },
];

const draw = (list: typeof countries): string =>
  renderToString(
    <PhoneInput
      label="Mobile"
      codeLabel="Country"
      countries={list}
      value={{ countryCode: 'TH', number: '81' }}
      onChange={() => {}}
    />,
  );

test('the code of the chosen country is shown and the number keeps its direction', () => {
  const html = draw(countries);

  expect(html).toContain('>+66<');
  expect(html).toContain('dir="ltr"');
  expect(html).toContain('autoComplete="tel-national"');
});

test('where there is one country there is nothing to choose', () => {
  expect(draw(countries)).toContain('<select');
  expect(draw(countries.slice(1))).not.toContain('<select');
});
