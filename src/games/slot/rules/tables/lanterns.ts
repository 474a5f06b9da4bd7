import { linesOfThreeRows } from '../slot-lines.ts';
import { slotFrom } from '../written-slot.ts';

const strips = [
  'IADGHEBIFCGHDEIFHCGBIEADFHGICESHFDBIGEHCF',
  'EHFICGDAEHISFGBEIDHCGFAIEGHBDFWICGEHAFIDGB',
  'IADGBWHEFCIGDHBAFSEICGHDFIBWEGACHFDIGBSEHCF',
  'BEHCFIGDHAEFISBCHGEDFIHAGCEBDFHIGWECHAFIDG',
  'FIDGAHEBIFCDGHEIFDHGCBIEAFHDGICEHFBISDGEHC',
];

/** Twenty-five lines over five reels: the classic of the house, with free spins five times their worth. */
export const lanterns = slotFrom({
  variant: 'lanterns',
  volatility: 3,
  rows: 3,
  coins: 25,
  pays: { by: 'lines', lines: linesOfThreeRows(25), bothWays: false },
  symbols: {
    W: {},
    S: { 3: 50, 4: 250, 5: 2500 },
    A: { 3: 100, 4: 500, 5: 2500 },
    B: { 3: 75, 4: 250, 5: 1000 },
    C: { 3: 60, 4: 250, 5: 1000 },
    D: { 3: 40, 4: 150, 5: 600 },
    E: { 3: 25, 4: 80, 5: 300 },
    F: { 3: 20, 4: 60, 5: 250 },
    G: { 3: 15, 4: 50, 5: 200 },
    H: { 3: 10, 4: 40, 5: 150 },
    I: { 3: 10, 4: 30, 5: 125 },
  },
  reels: { strips },
  freeSpins: {
    awards: { 3: 10, 4: 15, 5: 20 },
    retriggers: false,
    atMost: 20,
    reels: { strips, multipliers: { 5: 1 } },
  },
});
