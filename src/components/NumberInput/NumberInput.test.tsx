import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

const draw = (props: Partial<NumberInputProps>): string =>
  renderToString(<NumberInput label="Rounds" value={1234} onChange={() => {}} {...props} />);

test('the number is written with its groups', () => {
  expect(draw({})).toContain('value="1,234"');
  expect(draw({ value: null })).toContain('value=""');
});

test('there are buttons only where they are named', () => {
  expect(draw({})).not.toContain('<button');
  expect(draw({ increaseLabel: 'More', decreaseLabel: 'Fewer' }).match(/<button/gu)).toHaveLength(
    2,
  );
});

test('an error is tied to the input', () => {
  const html = draw({ error: 'Too many' });

  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('Too many');
});
