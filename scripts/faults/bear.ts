import { rm } from 'node:fs/promises';
import type { DebianServer } from '../debian/debian-postgres.ts';
import { type Book, countAcknowledged, openBook } from './book.ts';
import { compare } from './compare.ts';
import type { FaultResult, Measured, Place } from './fault.ts';
import { type Load, startLoad } from './load.ts';
import { startWorld, type World, type WorldOptions } from './world.ts';
import { makeStateDir } from '../bench/platform/make-state-dir.ts';

/** The database of a world. */
export interface Ground {
  primary: () => Pick<DebianServer, 'urlOf'>;
  close: () => Promise<void>;
}

/** What a fault is made of. */
interface Bearing<Own extends Ground> {
  fault: string;
  times: number;
  makeGround: (folder: string) => Promise<Own>;
  world?: Pick<WorldOptions, 'secondEnv'>;
  saysAgain?: boolean;
  breakIt: (place: Place, ground: Own) => Promise<Measured>;
}

/** Acknowledgements that show that a world is at work. */
const WARM = 100;

const problemsOf = (
  { lost, twice, books }: Awaited<ReturnType<typeof compare>>,
  more: readonly string[],
): string[] => [
  ...(lost > 0 ? [`${lost} acknowledged and lost`] : []),
  ...(twice > 0 ? [`${twice} there more often than said`] : []),
  ...books,
  ...more,
];

/** Looks how it was borne, once everything that was begun is acknowledged. */
const judge = async (
  world: World,
  load: Load,
  book: Book,
  { faults, figures = {} }: Measured,
): Promise<Omit<FaultResult, 'fault' | 'times'>> => {
  const compared = await compare(world, book);
  const ends = [...world.servers, world.games].reduce((all, each) => all + each.ownEnds(), 0);
  const statuses = load.statuses();
  const told = [
    ...faults,
    ...(ends > 0 ? [`${ends} times a process ended by itself`] : []),
    ...(statuses['500'] ? [`${statuses['500']} answers were 500`] : []),
    ...(load.withoutWhen() > 0 ? [`${load.withoutWhen()} answers 503 without Retry-After`] : []),
  ];
  return {
    acknowledged: countAcknowledged(book),
    lost: compared.lost,
    twice: compared.twice,
    longestGapS: load.longestGapS(),
    longestAnswerS: load.longestAnswerS(),
    statuses,
    figures,
    faults: problemsOf(compared, told),
  };
};

/** Starts a world with its clients, breaks it, and compares in the end what was told with what is there. */
export const bear = async <Own extends Ground>(bearing: Bearing<Own>): Promise<FaultResult> => {
  const { fault, times, makeGround, world: more = {}, saysAgain = false, breakIt } = bearing;
  const folder = await makeStateDir('faults');
  const ground = await makeGround(folder);
  const book = openBook();
  let world: World | null = null;
  let load: Load | null = null;
  try {
    world = await startWorld({ primary: ground.primary, folder, ...more });
    load = startLoad(world, book, saysAgain);
    await load.until(WARM);
    load.mark();
    const measured = await breakIt({ world, load, times }, ground);
    await load.end();
    return { fault, times, ...(await judge(world, load, book, measured)) };
  } finally {
    load?.abandon();
    await world?.close();
    await ground.close();
    await rm(folder, { recursive: true, force: true });
  }
};
