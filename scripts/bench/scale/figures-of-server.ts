import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { EVENTS_PATH } from '#api/events.ts';
import { whitelabel } from '#api/system.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { raiseVersion } from '#platform/base/merchants/serving-processes.ts';
import { type Figure, goal } from '../figures.ts';
import { cpuOfTree } from '../measure-tree.ts';
import { ask, listen } from './ask.ts';
import { linesOfIdle, readIdle, shareIdle } from './idle-shares.ts';
import { measureLateness, playAll } from './play.ts';
import type { Player } from '../platform/make-players.ts';
import type { Served } from './serve-fleet.ts';

/** Brands that are asked for the first time. */
const SAMPLE = 200;

/** Bets whose way to the lists is followed. */
const FOLLOWED = 6;

/** Rounds at each brand that plays, before the idle time. */
const ROUNDS = 3;

/** How often it is looked whether a change is live. */
const LOOK_EVERY_MS = 25;

/** What is measured of one server. */
export interface Measured {
  database: Database;
  served: Served;
  codes: readonly string[];
  players: readonly Player[];
  idleSeconds: number;
  /** Brands at fault, which nobody asks for a page. */
  without: ReadonlySet<string>;
  /** What is told behind each figure's name. */
  note: string;
  /** Told how the idle time shares itself. */
  onIdle: (lines: readonly string[]) => void;
}

const hostOf = (code: string): string => `${code}.localhost`;

const named = (what: string, note: string): string => (note === '' ? what : `${what}, ${note}`);

/** Its start, whether what is known of the brands' files was used or not. */
export const startFigures = ({ served, note }: Pick<Measured, 'served' | 'note'>): Figure[] => {
  const { readySeconds: seconds, readyCpuSeconds: cpuSeconds } = served;
  return [
    { what: named('ready', note), seconds, cpuSeconds, goal: goal('s', 15, seconds) },
    memoryFigure('memory, ready', { served, note }),
  ];
};

const memoryFigure = (
  what: string,
  { served, note }: Pick<Measured, 'served' | 'note'>,
): Figure => {
  const { nowBytes, peakBytes } = served.memory();
  return {
    what: named(what, note),
    bytes: nowBytes,
    goal: goal('MB', 700, nowBytes / 1e6),
    note: `at most ${(peakBytes / 1e6).toFixed(0)} MB`,
  };
};

/** The first page and the first call of brands that nobody has asked for, which each kind of cache is without. */
export const firstRequests = async (measured: Measured): Promise<Figure[]> => {
  const { served, codes, without, note } = measured;
  const step = Math.max(1, Math.floor(codes.length / SAMPLE));
  const sample = codes.filter((code, at) => at % step === 0 && !without.has(code)).slice(0, SAMPLE);
  const before = served.cpuSeconds();
  const [pages, calls]: [number[], number[]] = [[], []];
  for (const code of sample) {
    for (const [path, times] of [
      ['/', pages],
      [whitelabel.path, calls],
    ] as const) {
      const { status, ms } = await ask(served.port, hostOf(code), path);
      if (status !== 200) throw new Error(`${hostOf(code)}${path} answered ${status}.`);
      times.push(ms);
    }
  }
  const cpuSeconds = served.cpuSeconds() - before;
  const figure = (what: string, times: readonly number[]): Figure => {
    const p99 = rank(times, 0.99);
    const told = `p50 ${rank(times, 0.5).toFixed(1)} ms, ${sample.length} brands`;
    return { what: named(what, note), seconds: p99 / 1000, goal: goal('ms', 50, p99), note: told };
  };
  return [
    { ...figure('first page of a brand, p99', pages), cpuSeconds },
    figure('first call at a brand, p99', calls),
  ];
};

const rank = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

/** What all jobs and ticks cost while pages of the brands that play listen and nobody bets. */
export const idleCost = async (measured: Measured): Promise<Figure[]> => {
  const { database, served, players, idleSeconds, note, onIdle } = measured;
  const leave = await Promise.all(
    players.map(({ merchant }) => listen(served.port, hostOf(merchant.code), EVENTS_PATH)),
  );
  await playAll(database, players, ROUNDS);
  // What follows the last bets belongs to them.
  await wait((idleSeconds * 1000) / 3);
  const postmaster = await readPostmaster(database);
  const read = () => [served.cpuSeconds(), cpuOfTree(postmaster)] as const;
  const shares = await readIdle(database, served, postmaster);
  const [began, [server, base]] = [performance.now(), read()];
  await wait(idleSeconds * 1000);
  const seconds = (performance.now() - began) / 1000;
  const [serverNow, baseNow] = read();
  const sharesNow = await readIdle(database, served, postmaster);
  onIdle(linesOfIdle(shareIdle(shares, sharesNow, seconds), seconds));
  for (const end of leave) end();
  const cpuSeconds = serverNow - server + (baseNow - base);
  const percent = (spent: number): number => (100 * spent) / seconds;
  return [
    {
      what: named('all jobs and ticks, idle', note),
      seconds,
      cpuSeconds,
      goal: goal('% of a core', 5, percent(cpuSeconds)),
      note: `server ${percent(serverNow - server).toFixed(1)} %, database ${percent(baseNow - base).toFixed(1)} %`,
    },
    memoryFigure('memory, after all of it', measured),
  ];
};

/** The process that all processes of the database are children of. */
const readPostmaster = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database);
  const stat = readFileSync(`/proc/${rows[0]?.pid ?? 0}/stat`, 'utf8');
  // After the name in brackets: the state, then the parent.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
};

/** How late pages hear of what follows from bets. */
export const lateness = async ({
  database,
  served,
  players,
  note,
}: Measured): Promise<Figure[]> => {
  const before = served.cpuSeconds();
  const late = await measureLateness(database, players.slice(0, FOLLOWED), ({ code }, onEvent) =>
    listen(served.port, hostOf(code), EVENTS_PATH, onEvent),
  );
  const cpuSeconds = served.cpuSeconds() - before;
  return [
    {
      what: named('winners late, the worst', note),
      seconds: late.winner,
      cpuSeconds,
      goal: goal('s', 5, late.winner),
    },
    {
      what: named('jackpot late, the worst', note),
      seconds: late.jackpot,
      goal: goal('s', 5, late.jackpot),
    },
  ];
};

/** From the commit of another process's import until a brand answers with its new settings. */
export const liveChange = async (measured: Measured): Promise<Figure[]> => {
  const { database, served, codes, without, note } = measured;
  const code = codes.filter((each) => !without.has(each)).at(-2) ?? '';
  const slogan = `Changed at ${Date.now()}`;
  await database.transaction().execute(async (tx) => {
    await sql`update merchant set content_hash = ${slogan}, config = jsonb_set(config, '{brand,legalName}',
      to_jsonb(${slogan}::text)) where code = ${code}`.execute(tx);
    await raiseVersion(tx);
  });
  const [began, before] = [performance.now(), served.cpuSeconds()];
  while (!(await ask(served.port, hostOf(code), whitelabel.path)).text.includes(slogan)) {
    if (performance.now() - began > 60_000) throw new Error('A change never came.');
    await wait(LOOK_EVERY_MS);
  }
  const seconds = (performance.now() - began) / 1000;
  const cpuSeconds = served.cpuSeconds() - before;
  const what = named('a changed brand live', note);
  return [{ what, seconds, cpuSeconds, goal: goal('s', 5, seconds) }];
};
