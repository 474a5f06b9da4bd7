import { linesOfFourRows } from '../slot-lines.ts';
import { slotFrom } from '../written-slot.ts';

/** Forty lines over a tall grid; wilds come in stacks, and whole reels of them in the free spins. */
export const orchard = slotFrom({
  variant: 'orchard',
  volatility: 3,
  rows: 4,
  coins: 40,
  pays: { by: 'lines', lines: linesOfFourRows(40), bothWays: false },
  symbols: {
    W: {},
    S: { 3: 80 },
    A: { 3: 60, 4: 200, 5: 800 },
    B: { 3: 50, 4: 150, 5: 500 },
    C: { 3: 30, 4: 100, 5: 300 },
    D: { 3: 25, 4: 60, 5: 200 },
    E: { 3: 15, 4: 50, 5: 150 },
    F: { 3: 12, 4: 40, 5: 120 },
    G: { 3: 10, 4: 30, 5: 100 },
    H: { 3: 10, 4: 25, 5: 80 },
  },
  reels: {
    strips: [
      'ADGHEBFCGDHEFABGDHCFEGHBDFACEGHFDBGEHCF',
      'EHFCSGDEHAFBGCDEHFGBEHADFCSGEHFDBWWGCEHAFDGB',
      'ADGHEBFCGDWWHEFCBAGSDHFEGCHBDFAEGCHFDBGSEHCF',
      'BEHFCGDSHAEFBGHCDFEHGBDAFCHEGSHFDBWWGECAHFDG',
      'FDAGHEBFDCGHEFDBAGHCFEDGHBFDACEGHFDBGEHC',
    ],
  },
  freeSpins: {
    awards: { 3: 10 },
    retriggers: true,
    atMost: 50,
    reels: {
      strips: [
        'DGBEHFCDGAEHBFDCGEAHFBDGCEHAFDBGEHCFA',
        'HCFDAGSEBHFCDWWWWGAEHBFDGCEHAFBDGECHWWWWFADGBE',
        'ADGWWWWBEHFCDGAEHBFDCGEAHFWWWWBDGCSEHAFDGBEHCF',
        'EHCFDAGESHBFCDWWWWGAEHFBDGCEHAFBDGECHWWWWFADGB',
        'ADGEBHFCDGAEHBFDCGEAHFBDGCEHAFDGBEHCF',
      ],
    },
  },
});
