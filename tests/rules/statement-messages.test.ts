import { expect, test } from 'vitest';
import { betStates } from '#domain/bet-state.ts';
import { recordKinds, recordStates } from '#domain/record-kinds.ts';
import { gameType } from '#api/games.ts';
import { statementWords } from '#platform/money/records/statement-messages.ts';

test('statements have a word for each kind and state', () => {
  const { kinds, states, bets, gameTypes } = statementWords('en');

  expect(Object.keys(kinds)).toEqual([...recordKinds]);
  expect(Object.keys(states)).toEqual([...recordStates]);
  expect(Object.keys(bets)).toEqual([...betStates]);
  expect(Object.keys(gameTypes).toSorted()).toEqual(gameType.options.toSorted());
});

test('a language without words of its own reads English', () => {
  expect(statementWords('vi')).toBe(statementWords('en'));
  expect(statementWords('my').page).not.toBe(statementWords('en').page);
});
