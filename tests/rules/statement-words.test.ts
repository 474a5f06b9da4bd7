import { expect, test } from 'vitest';
import { betStates } from '#domain/bet-state.ts';
import { recordKinds, recordStates } from '#domain/record-kinds.ts';
import { gameType } from '#api/games.ts';
import { readStatementWords } from '#platform/money/records/statement-words.ts';

const keysOf = (value: object): string[] =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? keysOf(inner).map((key) => `${name}.${key}`)
      : [name],
  );

test('statements have the same words in every language, one for each kind and state', async () => {
  const [en, my, zh] = await Promise.all(['en', 'my', 'zh-Hans'].map(readStatementWords));

  expect(keysOf(my ?? {})).toEqual(keysOf(en ?? {}));
  expect(keysOf(zh ?? {})).toEqual(keysOf(en ?? {}));
  expect(Object.keys(en?.kinds ?? {})).toEqual([...recordKinds]);
  expect(Object.keys(en?.states ?? {})).toEqual([...recordStates]);
  expect(Object.keys(en?.bets ?? {})).toEqual([...betStates]);
  expect(Object.keys(en?.gameTypes ?? {}).toSorted()).toEqual(gameType.options.toSorted());
});

test('a language without words of its own reads English', async () => {
  expect(await readStatementWords('vi')).toBe(await readStatementWords('en'));
});
