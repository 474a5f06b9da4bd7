import { expect, test } from 'vitest';
import type { KnownFiles } from '#platform/base/merchants/merchant-files.ts';
import { shareBrands } from './share-brands.ts';

/** Brands of which each other one has agents, and of which every third has no slots. */
const makeBrands = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    code: `m${at}`,
    config: {
      flags: { AGENTPOLICY3: at % 2 === 0 },
      categories: at % 3 === 0 ? [{ type: 'LIVE' }] : [{ type: 'RNG' }],
    } as unknown as KnownFiles['config'],
  }));

const COUNTS = { playing: 100, atFault: 6 };

test.each([40, 60, 100, 200, 500, 10_000])(
  'of %i brands none is played and put at fault',
  (count) => {
    const { playing, atFault } = shareBrands(makeBrands(count), COUNTS);

    expect(atFault).toHaveLength(6);
    expect(playing.length).toBeGreaterThan(0);
    expect(playing.length).toBeLessThanOrEqual(100);
    expect(playing.filter((brand) => atFault.includes(brand))).toEqual([]);
    expect(atFault.every(({ config }) => config.flags.AGENTPOLICY3)).toBe(true);
  },
);

test('too few brands are refused before anything is made of them', () => {
  expect(() => shareBrands(makeBrands(10), COUNTS)).toThrow(/10 brands are too few/);
});
