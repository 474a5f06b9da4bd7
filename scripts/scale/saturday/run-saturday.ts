import { playBetsAlone } from './bets-alone.ts';
import { type BrandBook, openBooks } from './book.ts';
import { openClient } from './client.ts';
import { type CostOfBet, costOfBets } from './cost.ts';
import { type Match, phases } from './evening.ts';
import { planEvening } from './plan.ts';
import { guestsOf, playEvening } from './play-evening.ts';
import { proveSaturday } from './prove.ts';
import { type ActName, actNames, openTally, plannedBets, quantile, type Tally } from './tally.ts';
import { watchEvening, type WatchedCell, watchIdle, type Work } from './watch.ts';
import { type SaturdayWorld, startSaturdayWorld, type WorldOptions } from './world.ts';

/** What is played. */
export interface SaturdayOptions extends Pick<WorldOptions, 'brandsOfCell' | 'settings'> {
  durationMs: number;
  seed: number;
  /** Bets a second of all brands in the busiest minute, without the bursts of matches. */
  betsPerSecond: number;
  /** How long idle cells are watched before. */
  idleMs: number;
  /** How many bets some people make afterwards, who do nothing else. */
  betsAlone: number;
  say: (line: string) => void;
}

/** One act in one phase. */
export interface ActFigures {
  act: ActName;
  done: number;
  p50Ms: number;
  p99Ms: number;
  refusals: Record<string, number>;
}

/** One phase of the evening. */
export interface PhaseFigures {
  phase: string;
  /** Of the first cell; both are watched alike. */
  seconds: number;
  askedBets: number;
  acts: ActFigures[];
  cells: WatchedCell[];
}

/** What an evening came to. */
export interface SaturdayFigures {
  seed: number;
  matches: Match[];
  visits: number;
  idle: Work[];
  phases: PhaseFigures[];
  /** Of a bet with everything that came with it, and of a bet alone. */
  cost: { evening: CostOfBet; alone: CostOfBet };
  /** What does not hold; nothing where all is well. */
  faults: string[];
}

/** An evening that was played and whose cells are still there. */
export interface Saturday {
  world: SaturdayWorld;
  books: BrandBook[];
  figures: SaturdayFigures;
  /** Compares once more what was acknowledged with the rows. */
  prove: () => Promise<string[]>;
}

const figuresOf = (tally: Tally, phase: number, act: ActName): ActFigures => {
  const { times, refusals } = tally.of(phase, act);
  return {
    act,
    done: times.length,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    refusals: Object.fromEntries(refusals),
  };
};

const countOf = (books: readonly BrandBook[]): number =>
  books.reduce((sum, { bets }) => sum + bets.size, 0);

const playPlanned = async (
  world: SaturdayWorld,
  plan: ReturnType<typeof planEvening>,
  { idleMs, betsAlone, say }: SaturdayOptions,
): Promise<Saturday> => {
  const { durationMs, seed, matches, visits, jackpots } = plan;
  const books = openBooks(plan.brands);
  const tally = openTally(durationMs);
  const client = openClient(tally);
  say('Nobody is there yet…');
  const idle = await watchIdle(world.cells, idleMs);
  say(`${visits.length} visits come…`);
  tally.begin();
  const ended = playEvening({ plan, world, books, client, tally });
  const [watched] = await Promise.all([
    watchEvening(world.cells, { tally, durationMs, ended }),
    ended,
  ]).finally(client.close);
  say('Some bet on, without pauses…');
  const inEvening = countOf(books);
  const alone = await playBetsAlone(world, books, betsAlone);
  say('Adding up…');
  const asked = plannedBets(plan);
  const told = phases.map(({ name }, at) => ({
    phase: name,
    seconds: watched[at]?.[0]?.seconds ?? 0,
    askedBets: asked[at] ?? 0,
    acts: actNames.map((act) => figuresOf(tally, at, act)),
    cells: watched[at] ?? [],
  }));
  const prove = async () => [
    ...(client.unheard() > 0 ? [`${client.unheard()} requests were never answered`] : []),
    ...(await proveSaturday(world, books, jackpots)),
  ];
  const cost = {
    evening: costOfBets(idle, watched.flat(), inEvening),
    alone: costOfBets(idle, alone.work, alone.bets),
  };
  const faults = await prove();
  const figures = { seed, matches, visits: visits.length, idle, phases: told, cost, faults };
  return { world, books, figures, prove };
};

/**
 * Plays a Saturday evening at two cells, and hands it over before the cells end.
 *
 * @param look what is done with it while its cells are still there
 */
export const withSaturday = async <Value>(
  options: SaturdayOptions,
  look: (saturday: Saturday) => Promise<Value>,
): Promise<Value> => {
  const { durationMs, seed, betsPerSecond, brandsOfCell, settings, say } = options;
  const plan = planEvening({
    durationMs,
    seed,
    betsPerSecond,
    brands: 2 * brandsOfCell,
    // One of each cell.
    jackpots: [0, brandsOfCell],
  });
  say('Starting two cells, moving half of the brands to the second…');
  const guests = guestsOf(plan);
  const world = await startSaturdayWorld({
    brandsOfCell,
    guests,
    ...(settings && { settings }),
  });
  try {
    return await look(await playPlanned(world, plan, options));
  } finally {
    await world.close();
  }
};
