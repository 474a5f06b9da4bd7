import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DiceBar, type DiceBarProps } from './DiceBar.tsx';

const draw = (props: Partial<DiceBarProps>) =>
  renderToString(
    <DiceBar
      bet={{ side: 'under', mark: 4950 }}
      multiplier={2}
      result={null}
      onChange={() => undefined}
      language="en"
      labels={{
        dice: 'Dice',
        side: 'Side',
        over: 'Over',
        under: 'Under',
        mark: 'Mark',
        chance: 'Chance',
        multiplier: 'Pays',
        ready: 'Set the mark',
        rolling: 'Rolling',
        increase: 'More',
        decrease: 'Less',
      }}
      {...props}
    />,
  );

test('mark, chance and multiplier stand beside one another', () => {
  const html = draw({});

  expect(html).toContain('value="49.50"');
  expect(html).toContain('>2×<');
  expect(draw({ bet: { side: 'over', mark: 4949 } })).toContain('value="50.50"');
});

test('the part that wins lies on the side of the bet', () => {
  expect(draw({})).toContain('left:0;right:50.5%');
  expect(draw({ bet: { side: 'over', mark: 6000 } })).toContain('left:60%;right:0');
});

test('a roll is told in words and marked with a sign', () => {
  const html = draw({ result: { roll: 1234, won: true, sentence: 'You win' } });

  expect(html).toContain('left:12.34%');
  expect(html).toContain('You win');
  expect(html).not.toContain('Set the mark');
});

test('figures follow the language', () => {
  expect(draw({ language: 'de', result: { roll: 1234, won: false, sentence: '' } })).toContain(
    '12,34',
  );
});
