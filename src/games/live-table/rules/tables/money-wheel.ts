import type { LiveTable } from '../live-table.ts';

/** Where a money wheel stops. */
export interface WheelResult {
  /** The place on the wheel, clockwise from the first. */
  segment: number;
}

/** What each symbol pays, stake included, and how many of the 53 segments carry it. */
const symbols: Record<string, { odds: number; segments: number }> = {
  x1: { odds: 2, segments: 26 },
  x3: { odds: 4, segments: 13 },
  x6: { odds: 7, segments: 7 },
  x12: { odds: 13, segments: 4 },
  x25: { odds: 26, segments: 2 },
  x51: { odds: 52, segments: 1 },
};

/**
 * Every symbol spread as evenly as it goes: each takes the free place nearest to where its share
 * of the wheel asks for it, rare ones first.
 */
const spreadOut = (): readonly string[] => {
  const length = Object.values(symbols).reduce((sum, { segments }) => sum + segments, 0);
  const wheel: (string | undefined)[] = Array.from({ length });
  for (const [symbol, { segments }] of Object.entries(symbols).toReversed()) {
    for (let at = 0; at < segments; at += 1) {
      let place = Math.floor(((at + 0.5) * length) / segments);
      while (wheel[place % length] !== undefined) place += 1;
      wheel[place % length] = symbol;
    }
  }
  return wheel.map((symbol) => symbol ?? 'x1');
};

/** The symbols as they stand around the wheel, clockwise. */
export const moneyWheel = spreadOut();

/** A wheel of 53 equal segments; most bets return 52 of 53. */
export const moneyWheelTable: LiveTable<WheelResult, string> = {
  spots: Object.entries(symbols).map(([id, { odds }]) => ({ id, odds })),
  draw: (draw) => ({ segment: draw(moneyWheel.length) }),
  factsOf: ({ segment }) => moneyWheel[segment] ?? 'x1',
  pays: (spot, symbol) => (spot === symbol ? (symbols[symbol]?.odds ?? 0) : 0),
  ways: () => Object.entries(symbols).map(([facts, { segments }]) => ({ facts, ways: segments })),
  text: ({ segment }) => `the wheel stopped at ${moneyWheel[segment]?.slice(1)}`,
  runMs: () => 7000,
};
