import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OpenedNumbers, type OpenedNumbersProps } from './OpenedNumbers.tsx';

const draw = (props: Pick<OpenedNumbersProps, 'family' | 'numbers' | 'fresh'>) =>
  renderToString(
    <OpenedNumbers
      {...props}
      language="en"
      labels={{
        issue: 'Issue 42',
        sum: 'Sum',
        size: 'Size',
        parity: 'Parity',
        sizes: { big: 'Big', small: 'Small', 'even-out': 'Push' },
        parities: { odd: 'Odd', even: 'Even' },
        waves: { red: 'red wave', blue: 'blue wave', green: 'green wave' },
        special: 'special number',
        waiting: 'Being drawn',
      }}
    />,
  );

test('a draw shows its balls, sum, size and parity', () => {
  const html = draw({ family: 'SSC', numbers: [1, 1, 0, 0, 1] });

  expect(html.match(/<li/gu)).toHaveLength(5);
  expect(html).toContain('>3</dd>');
  expect(html).toContain('Small');
  expect(html).toContain('Odd');
});

test('the last of LHC is the special number, in the color of its wave', () => {
  const html = draw({ family: 'LHC', numbers: [1, 2, 3, 4, 5, 6, 49] });

  expect(html).toContain('green wave, special number');
  expect(html.match(/special number/gu)).toHaveLength(1);
  expect(html).toContain('Push');
});

test('while it is drawn, no figure stands there', () => {
  const html = draw({ family: '11X5', numbers: null });

  expect(html).toContain('Being drawn');
  expect(html).not.toContain('Sum');
});

test('only a fresh draw rolls in', () => {
  const html = (fresh: boolean) => draw({ family: 'LF', numbers: [1, 2, 3], fresh });

  expect(html(true)).toContain('data-fresh');
  expect(html(false)).not.toContain('data-fresh');
});
