import { slotFrom } from '../written-slot.ts';

const strips = [
  'AADDGGGBBEEESDDCCCFFFAAEGGGBBDDEEESCCCFFF',
  'EEECCCFFFDDSAAGGGBBEEEDDCCCDFFFAADDGGGBB',
  'AADDGGGBBEEEDDCCCFFFAAEGGGDDBBSEEECCCFFF',
  'BBEEESCCCDDFFFAAGGGBBEEEDDSCCCFFFDAADDGGG',
  'FFFAADDGGGBBEEEDDCCCFFFAAEGGGDDBBEEESCCC',
  'BBEEECCCDDFFFAASGGGBBEEEDDCCCFFFDAADDGGG',
];

/** Wins anywhere on a grid of thirty; every spin draws what it is multiplied with. */
export const storm = slotFrom({
  variant: 'storm',
  volatility: 5,
  rows: 5,
  coins: 20,
  pays: { by: 'anywhere' },
  symbols: {
    S: { 4: 60, 5: 200, 6: 2000 },
    A: { 8: 50, 10: 400, 12: 5000 },
    B: { 8: 20, 10: 120, 12: 800 },
    C: { 9: 12, 11: 60, 13: 500 },
    D: { 9: 6, 11: 25, 13: 200 },
    E: { 9: 4, 11: 15, 13: 100 },
    F: { 9: 4, 11: 12, 13: 75 },
    G: { 9: 3, 11: 10, 13: 60 },
  },
  reels: { strips, multipliers: { 1: 90, 2: 6, 5: 3, 10: 1 } },
  freeSpins: {
    awards: { 4: 10, 5: 12, 6: 15 },
    retriggers: true,
    atMost: 60,
    reels: { strips, multipliers: { 3: 58, 5: 25, 10: 10, 25: 5, 100: 2 } },
  },
});
