import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chip } from './Chip.tsx';

const nothing = () => undefined;

test('it says whether it is on', () => {
  const draw = (selected: boolean) =>
    renderToString(
      <Chip selected={selected} onChange={nothing}>
        Slots
      </Chip>,
    );

  expect(draw(true)).toContain('aria-pressed="true"');
  expect(draw(false)).toContain('aria-pressed="false"');
});

test('it does not send the form around it', () => {
  expect(
    renderToString(
      <Chip selected onChange={nothing} disabled>
        Slots
      </Chip>,
    ),
  ).toMatch(/type="button".*disabled=""/u);
});
