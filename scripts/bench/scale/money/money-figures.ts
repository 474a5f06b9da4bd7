import { cpus } from 'node:os';
import { type Figure, type Goal, goal } from '../../figures.ts';
import { median } from '../../play/play-figures.ts';
import { moreCallNames } from './more-calls.ts';
import type { CallsRound, MoneyRound, Taken } from './take-round.ts';

type Name = keyof MoneyRound;

/** The middle of what each round came to. */
const middle = (rounds: readonly MoneyRound[], of: (round: MoneyRound) => number): number =>
  median(rounds.map(of));

const perSecond = (rounds: readonly MoneyRound[], name: Name): number =>
  middle(rounds, (round) => round[name].perSecond);

/** What is told is time: so many times that of the neighbor in the same round. */
const times = (rounds: readonly MoneyRound[], name: Name, beside: Name): number =>
  middle(rounds, (round) => round[beside].perSecond / Math.max(1, round[name].perSecond));

const costOf = (rounds: readonly MoneyRound[], name: Name): string => {
  const of = (part: 'serverMs' | 'databaseMs') =>
    middle(rounds, (round) => round[name][part]).toFixed(2);
  const database = `database ${of('databaseMs')} ms of processors a call`;
  return name.endsWith('Pgbench') ? database : `server ${of('serverMs')}, ${database}`;
};

const figureOf = (
  rounds: readonly MoneyRound[],
  [what, name]: readonly [string, Name],
  wanted?: Goal,
): Figure => ({
  what: `${what}, a second`,
  count: Math.round(perSecond(rounds, name)),
  note: costOf(rounds, name),
  ...(wanted && { goal: wanted }),
});

/** Where each process has less than a core, a second server can only take from the database. */
const CORES_FOR_TWO = 4;

const ofMany = (rounds: readonly MoneyRound[], what: string, name: Name): Figure[] => {
  const at = (quantile: 'p50Ms' | 'p99Ms') =>
    middle(rounds, (round) => (round[name] satisfies Taken)[quantile]);
  const [p50, p99] = [at('p50Ms'), at('p99Ms')];
  return [
    {
      ...figureOf(
        rounds,
        [`${what} from 200 connections`, name],
        goal('× p50 for p99', 4, p99 / p50),
      ),
      note: `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${costOf(rounds, name)}`,
    },
  ];
};

const byTwo = (rounds: readonly MoneyRound[], what: string, name: Name, one: Name): Figure => {
  const ratio = times(rounds, name, one);
  const figure = figureOf(rounds, [`${what} over two servers`, name]);
  const told = `${(1 / ratio).toFixed(2)} times one server`;
  return cpus().length >= CORES_FOR_TWO
    ? { ...figure, goal: goal('× the time of one', 1 / 1.5, ratio), note: told }
    : { ...figure, note: `${told}; ${cpus().length} cores: told, not proved; ${figure.note}` };
};

/** All rounds as figures with their goals: each is the time a call takes beside that of its neighbor in the same rounds. */
export const moneyFigures = (rounds: readonly MoneyRound[]): Figure[] => {
  const refused = rounds
    .flatMap((round) => Object.values(round) as Taken[])
    .reduce((sum, taken) => sum + taken.refused, 0);
  return [
    figureOf(rounds, ['a posting by pgbench, 32 clients', 'postingByPgbench']),
    figureOf(
      rounds,
      ['a bet by pgbench, 32 clients', 'betByPgbench'],
      goal('× a posting (1 ÷ 0.75)', 1.33, times(rounds, 'betByPgbench', 'postingByPgbench')),
    ),
    figureOf(
      rounds,
      ['postings over HTTP', 'postings'],
      goal('× pgbench (1 ÷ 0.7)', 1.43, times(rounds, 'postings', 'postingByPgbench')),
    ),
    figureOf(
      rounds,
      ['bets over HTTP', 'bets'],
      goal('× pgbench (1 ÷ 0.9)', 1.11, times(rounds, 'bets', 'betByPgbench')),
    ),
    figureOf(rounds, ['a win by pgbench, 32 clients', 'winByPgbench']),
    figureOf(
      rounds,
      ['wins over HTTP', 'wins'],
      goal('× pgbench (1 ÷ 0.7)', 1.43, times(rounds, 'wins', 'winByPgbench')),
    ),
    ...ofMany(rounds, 'postings', 'postingsOfMany'),
    ...ofMany(rounds, 'bets', 'betsOfMany'),
    byTwo(rounds, 'postings', 'postingsByTwo', 'postings'),
    byTwo(rounds, 'bets', 'betsByTwo', 'bets'),
    { what: 'refused or failed', count: refused, goal: goal('calls', 0, refused) },
  ];
};

/** The least that a call shall do of what pgbench does. */
const LEAST_SHARE = 0.7;

/** Which call was refused is told where it stands. */
const refusedOf = (taken: readonly { overHttp: Taken }[]): string => {
  const refused = taken.reduce((sum, { overHttp }) => sum + overHttp.refused, 0);
  return refused > 0 ? `, ${refused} refused or failed` : '';
};

/** All rounds of the other calls as figures: how long each takes beside pgbench in the same round. */
export const callFigures = (
  rounds: readonly CallsRound[],
  whatOf: ReadonlyMap<string, string>,
): Figure[] => {
  let refused = 0;
  const figures = moreCallNames.flatMap((name) => {
    const taken = rounds.flatMap((round) => round[name] ?? []);
    if (taken.length === 0) return [];
    refused += taken.reduce((sum, { overHttp }) => sum + overHttp.refused, 0);
    const middleOf = (of: (one: (typeof taken)[number]) => number) => median(taken.map(of));
    const what = whatOf.get(name) ?? name;
    const ratio = middleOf((one) => one.byPgbench.perSecond / Math.max(1, one.overHttp.perSecond));
    return [
      {
        what: `${what} by pgbench, a second`,
        count: Math.round(middleOf(({ byPgbench }) => byPgbench.perSecond)),
        note: `database ${middleOf(({ byPgbench }) => byPgbench.databaseMs).toFixed(2)} ms of processors a call`,
      },
      {
        what: `${what} over HTTP, a second`,
        count: Math.round(middleOf(({ overHttp }) => overHttp.perSecond)),
        goal: goal(`× pgbench (1 ÷ ${LEAST_SHARE})`, 1.43, ratio),
        note: `${(1 / ratio).toFixed(2)} of it, server ${middleOf(({ overHttp }) => overHttp.serverMs).toFixed(2)}, database ${middleOf(
          ({ overHttp }) => overHttp.databaseMs,
        ).toFixed(
          2,
        )} ms of processors a call, p99 ${middleOf(({ overHttp }) => overHttp.p99Ms).toFixed(0)} ms${refusedOf(taken)}`,
      },
    ];
  });
  return [
    ...figures,
    { what: 'refused or failed', count: refused, goal: goal('calls', 0, refused) },
  ];
};
