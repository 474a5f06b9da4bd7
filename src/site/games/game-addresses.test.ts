import { expect, test } from 'vitest';

import { gamesAddress, playAddress } from './game-addresses.ts';

test('a category has a page of its own, and so has each vendor in it', () => {
  expect(gamesAddress('LIVE')).toBe('/live');
  expect(gamesAddress('INHOUSE')).toBe('/inHouse');
  expect(gamesAddress('RNG', 'A&B')).toBe('/gameListCenter?vassalage=a%26b&gameType=rng');
});

test('the vendors of lotteries stand on the game center', () => {
  expect(gamesAddress('LOTT', 'DRAWHOUSE')).toBe('/lott?vassalage=drawhouse');
  expect(gamesAddress('ELOTT', 'QUICKPOST')).toBe('/elott?vassalage=quickpost');
});

test('a game is played at an address of its own', () => {
  expect(playAddress(7)).toBe('/game/7');
  expect(playAddress('first')).toBe('/game/first');
  expect(playAddress(7, { freeTrial: true })).toBe('/game/7?trial=1');
  expect(playAddress(7, { room: '7-calm' })).toBe('/game/7?room=7-calm');
});
