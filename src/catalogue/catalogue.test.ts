import { expect, test } from 'vitest';
import { motifs } from '#art/motifs.ts';
import { catalogue } from './catalogue.ts';
import { vendors } from './vendors.ts';

const types = [...new Set(vendors.flatMap(({ gameTypes }) => gameTypes))];

test('there are at least 400 games from at least 24 vendors over all ten categories', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(400);
  expect(new Set(catalogue.map(({ vendor }) => vendor)).size).toBeGreaterThanOrEqual(24);
  expect(types).toHaveLength(10);
});

test.each(types)('every vendor of %s supplies games of it', (type) => {
  const supplying = vendors.filter(({ gameTypes }) => gameTypes.includes(type));
  for (const { code } of supplying)
    expect(catalogue.some((game) => game.vendor === code && game.gameType === type)).toBe(true);
});

test('codes, numbers and names within a category are unique', () => {
  const codes = new Set(catalogue.map(({ gameCode }) => gameCode));
  const ids = new Set(catalogue.map(({ nodeId }) => nodeId));
  const names = new Set(catalogue.map(({ gameType, names: { en } }) => `${gameType} ${en}`));

  expect(codes.size).toBe(catalogue.length);
  expect(ids.size).toBe(catalogue.length);
  expect(names.size).toBe(catalogue.length);
});

test('the numbers of games never change: favourites hang on them', () => {
  const known = catalogue.find(({ gameCode }) => gameCode === 'moonferry-moonlit-rabbit');

  expect(known?.nodeId).toBe(2_108_903_698);
});

test('every name is written in Chinese and Burmese letters where it is translated', () => {
  for (const { names } of catalogue) {
    expect(names['zh-Hans']).toMatch(/\p{Script=Han}/u);
    expect(names.my).toMatch(/\p{Script=Myanmar}/u);
    expect(names['zh-Hans']).not.toMatch(/undefined/);
  }
});

test('figures stay within their bounds', () => {
  for (const game of catalogue) {
    if (game.rtp !== null) expect(game.rtp).toBeGreaterThanOrEqual(75);
    if (game.rtp !== null) expect(game.rtp).toBeLessThanOrEqual(99.5);
    expect(game.maximumStakeUnits).toBeGreaterThan(game.minimumStakeUnits);
    expect(game.releasedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test('slots have plain, scratch, video poker, jackpot, table, arcade and bingo games', () => {
  const slots = catalogue.filter(({ gameType }) => gameType === 'RNG');
  const classes = new Set(slots.map(({ gameClassify }) => gameClassify));

  expect([...classes].toSorted()).toEqual(['AC', 'BG', 'JP', 'SC', 'SL', 'TG', 'VP']);
});

test('lotteries have every family, and Vietnam and South East Asia', () => {
  const lotteries = catalogue.filter(({ gameType }) => gameType === 'LOTT');
  const classes = new Set(lotteries.map(({ gameClassify }) => gameClassify));

  expect([...classes].toSorted()).toEqual(['11X5', 'LF', 'LHC', 'PK10', 'SEA', 'SSC', 'VN']);
});

test('every game shows something that can be drawn', () => {
  const unknown = catalogue.flatMap(({ motifs: names }) => names.filter((name) => !motifs[name]));

  expect(unknown).toEqual([]);
  expect(catalogue.every(({ motifs: names }) => names.length > 0)).toBe(true);
});
