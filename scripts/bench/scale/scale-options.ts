import type { Script, ScriptOptions } from '../../base/parse-options.ts';
import { moreCallNames } from './money/more-calls.ts';

/** The whole of `npm run bench:scale`: brands, or one of the other measurements. */
export const scaleScript = {
  command: 'npm run bench:scale',
  does: 'What many brands cost one server (minutes); or, with --import, --money or --rows, something else.',
  options: {
    brands: { kind: 'number', usual: 10_000, least: 40, says: 'Brands, of which 100 are played.' },
    idle: {
      kind: 'number',
      says: 'Seconds for which nobody does anything; 60, of up to 1,000 brands 15.',
    },
    import: { kind: 'flag', says: 'The first import of the brands into an empty database.' },
    money: { kind: 'flag', says: 'The path of money.' },
    calls: {
      kind: 'texts',
      oneOf: [...moreCallNames, 'all'],
      says: 'Of --money: these calls instead of postings, bets and wins; each by its name, or all (twenty minutes).',
    },
    rows: { kind: 'number', says: 'Lists and bets over so many bets of two years.' },
    players: { kind: 'number', usual: 100, says: 'Of --rows: who has made them.' },
    rounds: { kind: 'number', says: 'Of --money (5) and --rows (3): the medians are told.' },
    seconds: { kind: 'number', usual: 6, says: 'Of --money: of each figure.' },
    connections: { kind: 'number', usual: 64, says: 'Of --money.' },
    json: { kind: 'flag', says: 'The figures as JSON.' },
  },
} as const satisfies Script<ScriptOptions>;
