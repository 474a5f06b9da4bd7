import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OptionTiles } from './OptionTiles.tsx';

const draw = (disabled = false) =>
  renderToString(
    <OptionTiles
      label="Bet"
      options={[
        { value: 'odd', label: 'Odd' },
        { value: 'even', label: 'Even' },
      ]}
      value="even"
      disabled={disabled}
      onChange={() => undefined}
    />,
  );

test('it is one group of radio buttons with a name', () => {
  expect(draw()).toMatch(/^<fieldset role="radiogroup"/u);
  expect(draw()).toContain('>Bet</legend>');
  expect(new Set(draw().match(/name="[^"]+"/gu)).size).toBe(1);
  expect(draw().match(/checked=""/gu)).toHaveLength(1);
});

test('all of it can be switched off at once', () => {
  expect(draw(true)).toContain('disabled=""');
  expect(draw()).not.toContain('disabled=""');
});
