import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PickBoard, type PickBoardProps } from './PickBoard.tsx';

const draw = (props: Partial<PickBoardProps>) =>
  renderToString(
    <PickBoard
      game="egg"
      count={3}
      place={1}
      onPlace={() => undefined}
      prizes={null}
      sentence="Choose"
      labels={{ board: 'Eggs', place: (number) => `Egg ${number}` }}
      language="en"
      {...props}
    />,
  );

test('before the end no prize is in the page', () => {
  expect(draw({})).not.toContain('×');
  expect(draw({}).match(/aria-pressed="true"/gu)).toHaveLength(1);
});

test('afterwards every place tells what it held', () => {
  const html = draw({ prizes: [0, 2.5, 0.9] });

  expect(html).toContain('aria-label="Egg 2: 2.5×"');
  expect(html).toContain('aria-label="Egg 3: 0.9×"');
});

test('what pays less than the stake does not look like a win', () => {
  expect(draw({ prizes: [0, 0.9, 2.5] })).not.toContain('data-face="safe"');
  expect(draw({ prizes: [0, 2.5, 0.9] })).toContain('data-face="safe"');
});
