import { slotFrom } from '../written-slot.ts';

const strips = [
  'IADGEHBFIGCDEHFIGBEHADFCIGEHSFDIBGEHCF',
  'EHFICSGDEHFAGIBEDHCGFIESGHBDFIWCAGEHFIDGB',
  'IDAGHEBFIGWHCDEFIHGBEDAFIHCGEHFSDIBGEHCF',
  'BEHCFISGDEHFIABCGEDHFIGCEHSBDFIGWEAHCFIDG',
  'FIDGAHEBFIGHCDFEIHGBDAFHICEGHFDIBSGEHC',
];

/** 243 ways; the free spins draw a multiplier each and can go on. */
export const tides = slotFrom({
  variant: 'tides',
  volatility: 4,
  rows: 3,
  coins: 25,
  pays: { by: 'ways' },
  symbols: {
    W: {},
    S: { 3: 50, 4: 250, 5: 2500 },
    A: { 3: 50, 4: 250, 5: 1500 },
    B: { 3: 40, 4: 150, 5: 750 },
    C: { 3: 25, 4: 100, 5: 400 },
    D: { 3: 20, 4: 60, 5: 250 },
    E: { 4: 20, 5: 100 },
    F: { 4: 15, 5: 80 },
    G: { 4: 12, 5: 60 },
    H: { 4: 10, 5: 50 },
    I: { 4: 10, 5: 40 },
  },
  reels: { strips },
  freeSpins: {
    awards: { 3: 12, 4: 18, 5: 30 },
    retriggers: true,
    atMost: 90,
    reels: { strips, multipliers: { 3: 40, 4: 30, 6: 20, 15: 10 } },
  },
});
