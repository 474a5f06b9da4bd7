import { rmSync } from 'node:fs';
import { connect } from '#platform/base/database/connect.ts';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { readOptions, refuseOptions } from '../../base/read-options.ts';
import { readServedFiles } from '../../../cli/build/fleet/read-served-files.ts';
import { type Figure, goalLines, lineOf } from '../figures.ts';
import {
  firstRequests,
  idleCost,
  lateness,
  liveChange,
  type Measured,
  startFigures,
} from './figures-of-server.ts';
import { breakBrands, type BrokenBrand, WAYS_TO_BREAK } from './break-brands.ts';
import { AT_FAULT, ratios, whoWasTold } from './cost-of-faults.ts';
import { type JobShare, measureJobs } from './job-costs.ts';
import { makeFolders, makePlaces, type Places } from './make-folders.ts';
import { makeRows, readMerchants } from './make-rows.ts';
import { benchMoney } from './money/bench-money.ts';
import { makePlayers, type Player } from '../platform/make-players.ts';
import { scaleScript } from './scale-options.ts';
import { serveFleet } from './serve-fleet.ts';
import { shareBrands } from './share-brands.ts';

/*
 * npm run bench:scale [-- --brands N] [--idle SECONDS] [--json]: what many brands cost one `livery serve`, 10,000 unless told
 * otherwise, of which 100 play and all have members. Brands, built sites and a database of its own are made under a
 * temporary folder. Each figure stands beside its goal (issue 18): at the first start, at a second one, and at a third one with a brand at fault in each
 * of several ways, beside what that costs all others.
 *
 * npm run bench:scale -- --import [--brands N] [--json]: their first import into an empty database.
 *
 * npm run bench:scale -- --money [--rounds N] [--seconds N] [--connections N] [--calls NAME…|all] [--json]: the path of money
 * instead; with --calls the calls that move money beside postings, bets and wins, each next to pgbench.
 */
const options = readOptions(scaleScript);
const { brands, json: isJson, rows: historyRows } = options;
const others = [options.import, options.money, historyRows !== undefined];
if (others.filter(Boolean).length > 1)
  refuseOptions(scaleScript, '--import, --money and --rows are one measurement each');
if (options.money) {
  await benchMoney(options);
  process.exit();
}
/** Of a few brands, with which the benchmark itself is tried out, nobody wants the figure. */
const idleSeconds = options.idle ?? (brands > 1000 ? 60 : 15);
const PLAYING = 100;
/** Jobs that are named. */
const NAMED = 12;

// npm run bench:scale -- --rows N [--players N] [--rounds N] [--json]: tables that hold two years of bets instead.
if (historyRows !== undefined) {
  await (await import('./rows/bench-rows.ts')).benchRows({ ...options, rows: historyRows });
  process.exit();
}

if (options.import) {
  await (await import('./bench-import.ts')).benchImport(brands, isJson);
  process.exit();
}

const figures: Figure[] = [];

/** Tells figures at once, so that a later failure does not lose them. */
const report = (some: readonly Figure[]): void => {
  figures.push(...some);
  for (const figure of some)
    (isJson ? process.stderr : process.stdout).write(`${lineOf(figure)}\n`);
};

const say = (line: string): void => void process.stderr.write(`${line}\n`);

interface World {
  places: Places;
  database: Database;
  url: string;
  codes: readonly string[];
  players: readonly Player[];
  /** Those that are put at fault. */
  breakable: readonly string[];
}

/** All figures of one start. */
const measureServer = async (
  world: World,
  note: string,
  broken: readonly BrokenBrand[] = [],
): Promise<Figure[]> => {
  const { places, database, url, codes, players } = world;
  const served = await serveFleet(places, url);
  const of: Figure[] = [];
  const keep = (some: readonly Figure[]): void => {
    of.push(...some);
    report(some);
  };
  try {
    const without = new Set(broken.map(({ code }) => code));
    const onIdle = (lines: readonly string[]): void => lines.forEach(say);
    const given = { database, served, codes, players, idleSeconds };
    const measured: Measured = { ...given, without, note, onIdle };
    keep(startFigures(measured));
    for (const figure of [firstRequests, lateness, liveChange, idleCost])
      keep(await figure(measured));
    if (broken.length > 0) report(await whoWasTold(database, served, broken));
    return of;
  } finally {
    await served.stop();
  }
};

/** The same brands once more, one of them at fault in each way: what that costs the others. */
const measureBroken = async (world: World, sound: readonly Figure[]): Promise<void> => {
  const owner = await connect(world.url, { connections: 1 });
  try {
    await owner.pool.query(`set livery.brand = 'all'`);
    const broken = await breakBrands({ places: world.places, owner: owner.pool }, world.breakable);
    for (const { code, how } of broken) say(`At fault: ${code}, ${how}.`);
    report(ratios(sound, await measureServer(world, AT_FAULT, broken)));
    for (const { mend } of broken) await mend();
  } finally {
    await owner.close();
  }
};

const printJobs = (jobs: readonly JobShare[]): void => {
  const sum = jobs.reduce((total, { share }) => total + share, 0);
  say(`each by itself, without pauses: ${(100 * sum).toFixed(1)} % of a core`);
  for (const { name, runMs, everyMs, share } of jobs.slice(0, NAMED))
    say(
      `  ${name.padEnd(26)}${(100 * share).toFixed(2).padStart(6)} %  ${runMs.toFixed(1)} ms every ${everyMs / 1000} s`,
    );
};

const makeWorld = async (places: Places, database: Database, url: string): Promise<World> => {
  say(`Making ${brands} brands…`);
  const codes = makeFolders(places, brands);
  const [began, before] = [performance.now(), process.cpuUsage()];
  const { merchants: files } = await readServedFiles(places.merchants, codes);
  const { user, system } = process.cpuUsage(before);
  const what = 'all files read for the first time';
  const seconds = (performance.now() - began) / 1000;
  report([{ what, seconds, cpuSeconds: (user + system) / 1e6 }]);
  const { playing, atFault } = shareBrands(files, { playing: PLAYING, atFault: WAYS_TO_BREAK });
  say('Filling the database…');
  await makeRows(database, codes, files);
  const played = playing.map(({ code }) => code);
  const players = await makePlayers(database, await readMerchants(database, played));
  await sql`vacuum analyze`.execute(database).catch(() => sql`analyze`.execute(database));
  const breakable = atFault.map(({ code }) => code);
  return { places, database, url, codes, players, breakable };
};

const { folder, places } = await makePlaces();
const opened = await openDatabase(places.state);
try {
  const world = await makeWorld(places, opened.database, opened.url);
  // The first start has work that no later one has: teams and contracts of brands that were never looked at.
  await measureServer(world, 'first');
  const sound = await measureServer(world, '');
  await measureBroken(world, sound);
  const merchants = await readMerchants(opened.database, world.codes);
  const jobs = await measureJobs(opened.database, merchants, world.players);
  if (isJson) process.stdout.write(`${JSON.stringify({ figures, jobs }, null, 2)}\n`);
  else {
    printJobs(jobs);
    for (const line of goalLines(figures)) process.stdout.write(`${line}\n`);
  }
} finally {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
}
