import { expect, test } from 'vitest';
import { readSettings } from './read-settings.ts';

test('the daily proof has all stages and nothing in its environment', () => {
  const { proof, stages, settings } = readSettings([]);

  expect(proof).toBe('daily');
  expect(stages.length).toBeGreaterThan(readSettings(['--quick']).stages.length);
  expect(settings).toEqual({ shard: undefined, env: {} });
});

test('the whole proof says so to every stage, and starts from a seed of its own', () => {
  const { proof, settings } = readSettings(['--whole', '--shard', '2/3']);

  expect(proof).toBe('whole');
  expect(settings.shard).toEqual({ index: 2, of: 3 });
  expect(settings.env['LIVERY_PROOF']).toBe('whole');
  expect(settings.env['LIVERY_SEED']).toMatch(/^\d+$/u);
});

test('one stage can be named', () => {
  expect(readSettings(['--stage', 'types']).stages.map(({ name }) => name)).toEqual(['types']);
  expect(() => readSettings(['--stage', 'typos'])).toThrow('"typos"; there are: "types"');
});

test.each([['--shard', '0/3'], ['--shard', '4/3'], ['--fast']])('%s %s is refused', (...args) => {
  expect(() => readSettings(args.filter((each) => each !== undefined))).toThrow(Error);
});
