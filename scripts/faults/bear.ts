import { rm } from 'node:fs/promises';
import { makeStateDir } from '../bench/platform/make-state-dir.ts';
import type { DebianServer } from '../debian/debian-postgres.ts';
import { type Book, countAcknowledged, openBook } from './book.ts';
import { compare } from './compare.ts';
import type { FaultResult, Measured, Place } from './fault.ts';
import { type Load, startLoad } from './load.ts';
import { startWorld, type World, type WorldOptions } from './world.ts';

/** What of a world is otherwise. */
export type Unlike = Omit<WorldOptions, 'primary' | 'folder'>;

/** The database of a world, and what stands beside it. */
export interface Ground {
  primary: () => Pick<DebianServer, 'urlOf'>;
  /** What of the world follows from what stands here. */
  world?: Unlike;
  close: () => Promise<void>;
}

/** What a fault is made of. */
interface Bearing<Own extends Ground> {
  fault: string;
  times: number;
  makeGround: (folder: string) => Promise<Own>;
  world?: Unlike;
  saysAgain?: boolean;
  breakIt: (place: Place, ground: Own) => Promise<Measured>;
}

/** A world at work, and what its clients were told. */
export interface Trial {
  world: World;
  load: Load;
  book: Book;
  /** Sends its clients home, and ends its processes. */
  close: () => Promise<void>;
}

/** Acknowledgements that show that a world is at work. */
const WARM = 100;

/** Starts a world with its clients, and waits until it is at work. */
export const startTrial = async (options: WorldOptions, saysAgain = false): Promise<Trial> => {
  const book = openBook();
  const world = await startWorld(options);
  const load = startLoad(world, book, saysAgain);
  const close = async (): Promise<void> => {
    load.abandon();
    await world.close();
  };
  try {
    await load.until(WARM);
  } catch (error) {
    await close();
    throw error;
  }
  load.mark();
  return { world, load, book, close };
};

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
export const judge = async (
  { world, load, book }: Trial,
  { faults, figures = {} }: Measured,
): Promise<Omit<FaultResult, 'fault' | 'times'>> => {
  await load.end();
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
    longestAnswerOf: load.longestAnswerOf(),
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
  let trial: Trial | null = null;
  try {
    const { primary, world: own = {} } = ground;
    trial = await startTrial({ primary, folder, ...own, ...more }, saysAgain);
    const { world, load } = trial;
    const measured = await breakIt({ world, load, times }, ground);
    return { fault, times, ...(await judge(trial, measured)) };
  } finally {
    await trial?.close();
    await ground.close();
    await rm(folder, { recursive: true, force: true });
  }
};
