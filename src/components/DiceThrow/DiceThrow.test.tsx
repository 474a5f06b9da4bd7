import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DiceThrow } from './DiceThrow.tsx';

test('every die has as many pips as its face says', () => {
  const html = renderToString(<DiceThrow dice={[1, 4, 6]} sentence="S" label="Dice" />);

  expect(html.match(/<circle/gu)).toHaveLength(11);
  expect(html.match(/data-face="\d"/gu)).toEqual([
    'data-face="1"',
    'data-face="4"',
    'data-face="6"',
  ]);
});

test('before a throw the dice lie dimmed and tell no face', () => {
  const html = renderToString(<DiceThrow dice={null} sentence="S" label="Dice" />);

  expect(html.match(/data-still/gu)).toHaveLength(3);
  expect(html).not.toContain('data-face');
});
