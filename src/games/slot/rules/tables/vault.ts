import { linesOfThreeRows } from '../slot-lines.ts';
import { slotFrom } from '../written-slot.ts';

const strips = [
  'IADGHEBIFGWCHDEIGFHBIEADGFCHIEGSHFDBIGECHF',
  'EHFICSGDHEFIABGHFEIDCHGFIESBDHFWIGCAEHFIDGB',
  'IGDAHEBIFGWHCDEIGFHBIEGDAFHCIEGHFSDBIGEHCF',
  'BEHFICDSGHEIFABDHGEICFHDGIESBFHDIGCWEAHFIDG',
  'FIGDAHEBFIGHCDEWGFIHBEGDAFHICEGHFDIBSGEHC',
];

/** Fifty lines and the brand’s pool: its rounds may win the jackpot beside what is computed here. */
export const vault = slotFrom({
  variant: 'vault',
  volatility: 4,
  rows: 3,
  coins: 50,
  pays: { by: 'lines', lines: linesOfThreeRows(50), bothWays: false },
  symbols: {
    W: { 5: 5000 },
    S: { 3: 100, 4: 500, 5: 5000 },
    A: { 3: 100, 4: 600, 5: 5000 },
    B: { 3: 75, 4: 300, 5: 2000 },
    C: { 3: 50, 4: 200, 5: 1000 },
    D: { 3: 30, 4: 100, 5: 500 },
    E: { 3: 20, 4: 75, 5: 300 },
    F: { 3: 12, 4: 60, 5: 250 },
    G: { 3: 10, 4: 50, 5: 200 },
    H: { 3: 10, 4: 30, 5: 125 },
    I: { 4: 25, 5: 100 },
  },
  reels: { strips },
  hasJackpot: true,
  freeSpins: {
    awards: { 3: 12, 4: 12, 5: 12 },
    retriggers: false,
    atMost: 12,
    reels: { strips, multipliers: { 5: 1 } },
  },
});
