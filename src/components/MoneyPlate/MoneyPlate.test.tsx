import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoneyPlate, type MoneyPlateProps } from './MoneyPlate.tsx';

const draw = (props: Partial<MoneyPlateProps> = {}): string =>
  renderToString(
    <MoneyPlate label="Amount to pay" minor={12_000} currency="USD" language="en" {...props} />,
  );

test('the amount stands under its name, which names the plate', () => {
  const html = draw();
  const id = /aria-labelledby="([^"]+)"/u.exec(html)?.[1];

  expect(html).toContain(`id="${id}"`);
  expect(html).toContain('$120.00');
});

test('what is not given takes no room', () => {
  const plain = draw().match(/<div/gu)?.length ?? 0;

  expect(draw({ actions: 'Pay' }).match(/<div/gu)).toHaveLength(plain + 1);
  expect(draw({ state: 'Waiting' }).match(/<div/gu)).toHaveLength(plain + 1);
  expect(draw({ children: 'Facts' }).match(/<div/gu)).toHaveLength(plain + 1);
});
