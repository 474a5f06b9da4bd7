import { linesOfThreeRows } from '../slot-lines.ts';
import { slotFrom } from '../written-slot.ts';

/** Thirty lines that pay from both ends; a wild fills its reel from top to bottom. */
export const mirror = slotFrom({
  variant: 'mirror',
  volatility: 2,
  rows: 3,
  coins: 30,
  pays: { by: 'lines', lines: linesOfThreeRows(30), bothWays: true },
  symbols: {
    W: {},
    A: { 3: 60, 4: 150, 5: 500 },
    B: { 3: 25, 4: 75, 5: 200 },
    C: { 3: 15, 4: 50, 5: 150 },
    D: { 3: 10, 4: 30, 5: 90 },
    E: { 3: 8, 4: 20, 5: 60 },
    F: { 3: 6, 4: 15, 5: 45 },
    G: { 3: 5, 4: 12, 5: 30 },
    H: { 3: 5, 4: 10, 5: 30 },
  },
  reels: {
    strips: [
      'ADGEHBFCGDHEFGABCDHEGFHDCEBGFHADGECHFBDGEHCF',
      'EHCFGDHEAFBGCHDEHGFDCBEHAGFDHCEGFBWHDGECAHFDGB',
      'DAGEHBFCGDHEWFGDCBAHFEGHDFCEGBHDFAGECHFDBGEHCF',
      'BEHCFGDHEAGFBCDHEGFDHCGBEAFHGDCEGHFBDWEGCAHFDG',
      'FDGAEHBFCGDEFHGDCBAFEHGDFCEGHBDFAGECHFDBGEHC',
    ],
  },
  expandingWilds: true,
});
