import { slotFrom } from '../written-slot.ts';

const strips = [
  'IADGEHBIFGCDEHISFGBIEHADFCGIEHFDBIGSEHCF',
  'EHFICSGDEHIFABGEIDHCFGIESHBDFIGCAEHFIDGB',
  'IDAGEHBFIGWCDEHFSIGBEHDAFICGEHFDIBGSEHCF',
  'BEHFICSGDEHFIABGEDHCFIGEHSBDFIGCWEAHFIDG',
  'FIDGAEHBFIGCDEWHFIGBEHDAFICGEHFDIBSGEHC',
  'BEHIFCGDEHIFABGSEIDHCFGIEHBDFIGCEHAFIDG',
];

/** 4,096 ways over six reels: seldom and high, with free spins from five to fifty times their worth. */
export const summit = slotFrom({
  variant: 'summit',
  volatility: 5,
  rows: 4,
  coins: 50,
  pays: { by: 'ways' },
  symbols: {
    W: {},
    S: { 4: 50, 5: 500, 6: 5000 },
    A: { 3: 5, 4: 75, 5: 500, 6: 5000 },
    B: { 4: 40, 5: 250, 6: 1500 },
    C: { 4: 25, 5: 100, 6: 600 },
    D: { 4: 15, 5: 75, 6: 400 },
    E: { 4: 6, 5: 25, 6: 120 },
    F: { 4: 5, 5: 15, 6: 100 },
    G: { 5: 12, 6: 75 },
    H: { 5: 10, 6: 60 },
    I: { 5: 10, 6: 50 },
  },
  reels: { strips },
  freeSpins: {
    awards: { 4: 8, 5: 12, 6: 20 },
    retriggers: true,
    atMost: 100,
    reels: { strips, multipliers: { 5: 60, 10: 28, 20: 9, 50: 3 } },
  },
});
