import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SlotReels, type SlotReelsProps } from './SlotReels.tsx';

const draw = (props: Partial<SlotReelsProps>) =>
  renderToString(
    <SlotReels
      symbols={[
        { picture: '/wild.svg', name: 'wild', ribbon: 'Wild' },
        { picture: '/heart.svg', name: 'heart' },
        { picture: '/spade.svg', name: 'spade' },
      ]}
      grid={[
        [0, 1],
        [1, 2],
        [2, 2],
      ]}
      strips={[
        [1, 2],
        [2, 1],
        [1, 1],
      ]}
      phase="still"
      spin={1}
      message="Paid 2.00 for a stake of 1.00"
      label="Reels"
      reelLabel={(reel) => `Reel ${reel}:`}
      {...props}
    />,
  ).replaceAll('<!-- -->', '');

test('what lies on the reels is read out, reel by reel', () => {
  expect(draw({})).toContain('Reel 1: wild, heart');
  expect(draw({})).toContain('Reel 3: spade, spade');
  expect(draw({ phase: 'turning' })).not.toContain('Reel 1:');
});

test('wins are lit, and only while the reels are still', () => {
  const wins = [{ cells: [[0, 0] as const, [1, 0] as const], line: [0, 0, 1] }];

  expect(draw({ wins }).match(/data-hit/gu)).toHaveLength(2);
  expect(draw({ wins }).match(/data-dim/gu)).toHaveLength(4);
  expect(draw({ wins })).toContain('M50 50L150 50L250 150');
  expect(draw({ wins, phase: 'stopping' })).not.toMatch(/data-hit|data-dim|<path/u);
  expect(draw({})).not.toContain('data-dim');
});

test('a reel that stops carries its result on top of its band', () => {
  const pictures = draw({ phase: 'stopping' }).match(/src="([^"]+)"/gu) ?? [];

  expect(pictures.slice(0, 2)).toEqual(['src="/wild.svg"', 'src="/heart.svg"']);
  expect(pictures.length).toBeGreaterThan(30);
});

test('two lines over the same rows are drawn once', () => {
  const cells = [[0, 0] as const];
  const html = draw({
    wins: [
      { cells, line: [0, 0, 0] },
      { cells, line: [0, 0, 0] },
    ],
  });

  expect(html.match(/<g>/gu)).toHaveLength(1);
});
