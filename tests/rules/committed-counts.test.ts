import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCommitted, staleGroups } from '../../scripts/counts/committed-counts.ts';
import { countGroups } from '../../scripts/counts/count-groups.ts';
import { type ReadSource, ruleFiles, rulesHash } from '../../scripts/counts/rule-files.ts';
import { countAgain } from '../support/counted.ts';
import { root } from '../support/source-files.ts';

const read: ReadSource = (file) => readFileSync(path.join(root, file), 'utf8');

const planting =
  (where: string, change: (text: string) => string): ReadSource =>
  (file) =>
    file === where ? change(read(file)) : read(file);

test('what is committed was counted by the rules as they are', () => {
  expect(staleGroups(readCommitted()), 'run `npm run generate`').toEqual([]);
  expect(Object.keys(readCommitted())).toEqual(Object.keys(countGroups).toSorted());
});

test.each([
  ['a pay table', 'src/games/video-poker/rules/video-poker-tables.ts', 'video-poker'],
  ['what is imported by what is imported', 'src/games/shared/rules/cards/card.ts', 'video-poker'],
  ['a draw', 'src/domain/fair/fast-draw.ts', 'simulated-dice'],
  ['the number of rounds', 'scripts/counts/simulated.ts', 'simulated-dice'],
  ['the reels of a slot', 'src/games/slot/rules/tables/vault.ts', 'slot'],
  ['a strategy', 'src/games/blackjack/rules/basic-strategy.ts', 'blackjack'],
])('a change of %s makes a count stale', (_, file, group) => {
  const { sources } = countGroups[group] ?? { sources: [] };
  const changed = rulesHash(
    sources,
    planting(file, (text) => text.replace('export const', 'export  const')),
  );

  expect(ruleFiles(sources).has(file)).toBe(true);
  expect(changed).not.toBe(rulesHash(sources));
  expect(
    staleGroups(readCommitted(), (each) => (each === sources ? changed : rulesHash(each))),
  ).toEqual([group]);
});

test.each([
  ["import type { Suit } from './suit.ts';", 'src/games/dice/rules/suit.ts'],
  ["import './suit.ts';", 'src/games/dice/rules/suit.ts'],
  ["import {\n  one,\n} from '#domain/suit.ts';", 'src/domain/suit.ts'],
  ["export * from '../suit.ts';", 'src/games/dice/suit.ts'],
  ["export { one } from './suit.ts';", 'src/games/dice/rules/suit.ts'],
])('%s leads to a further rule', (statement, file) => {
  const sources = ['src/games/dice/rules/dice.ts'];
  const text = (name: string) => (name === file ? '' : statement);

  expect([...ruleFiles(sources, text).keys()]).toEqual([...sources, file].toSorted());
});

test.each(["import { chain } from 'lodash';", "const rules = import('./rules.ts');"])(
  'a rule that says %s is refused: nobody could follow it',
  (statement) => {
    expect(() => ruleFiles(['src/domain/age.ts'], () => statement)).toThrow('src/domain/age.ts');
  },
);

test('a wrong count that is committed is found when all is counted again', async () => {
  await countAgain('hands', 'three-card');
  await expect(countAgain('hands', 'three-card', 0.976)).rejects.toThrow('0.976');
  await expect(
    countAgain(
      'simulated-crash',
      Object.keys(readCommitted()['simulated-crash']?.counts ?? {})[0] ?? '',
      {
        simulatedReturn: 0.5,
        toleranceReturn: 0.01,
      },
    ),
  ).rejects.toThrow('0.5');
});
