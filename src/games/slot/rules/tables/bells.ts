import { slotFrom } from '../written-slot.ts';

/** Three reels and 27 ways: small wins, often, and nothing to wait for. */
export const bells = slotFrom({
  variant: 'bells',
  volatility: 1,
  rows: 3,
  coins: 10,
  pays: { by: 'ways' },
  symbols: {
    W: {},
    A: { 3: 75 },
    B: { 3: 40 },
    C: { 3: 20 },
    D: { 3: 12 },
    E: { 3: 10 },
    F: { 3: 6 },
    G: { 3: 5 },
  },
  reels: {
    strips: [
      'ADGEBFGCDFEGBADFCEGFDBGECF',
      'ECFGDEFABCGDFEGCBDFWGEACFDGB',
      'DAGEBFCDEGFBEDAGFCEFDBGECF',
    ],
  },
});
