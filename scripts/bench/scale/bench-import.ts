import { rmSync } from 'node:fs';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { readServedFiles } from '../../../cli/build/fleet/read-served-files.ts';
import { type Figure, goal, goalLines, lineOf } from '../figures.ts';
import { databaseCpuMs } from '../platform/cpu-ms.ts';
import { makeFolders, makePlaces, type Places } from './make-folders.ts';
import { serveFleet } from './serve-fleet.ts';

/** How long a first import may take. */
const MOST_SECONDS = 180;

/** One start of a server over all brands. */
const measureStart = async (
  {
    database,
    url,
    places,
    brands,
  }: { database: Database; url: string; places: Places; brands: number },
  what: string,
): Promise<Figure[]> => {
  const baseMs = await databaseCpuMs(database);
  const served = await serveFleet(places, url);
  const { readySeconds: seconds, readyCpuSeconds: cpuSeconds } = served;
  const baseSeconds = ((await databaseCpuMs(database)) - baseMs) / 1000;
  const { nowBytes, peakBytes } = served.memory();
  await served.stop();
  return [
    {
      what,
      seconds,
      cpuSeconds,
      goal: goal('s', what === 'first import' ? MOST_SECONDS : 15, seconds),
      note: `${((1000 * seconds) / brands).toFixed(2)} ms a brand, database ${baseSeconds.toFixed(1)} s of a processor`,
    },
    {
      what: `memory, ${what}`,
      bytes: nowBytes,
      goal: goal('MB', 700, peakBytes / 1e6),
      note: `at most ${(peakBytes / 1e6).toFixed(0)} MB`,
    },
  ];
};

/** Brands that are imported into an empty database by the first start of a server, timed, and the memory of that server. */
export const benchImport = async (brands: number, isJson: boolean): Promise<void> => {
  const { folder, places } = await makePlaces();
  const figures: Figure[] = [];
  const report = (figure: Figure): void => {
    figures.push(figure);
    (isJson ? process.stderr : process.stdout).write(`${lineOf(figure)}\n`);
  };
  const { database, url, close } = await openDatabase(places.state);
  try {
    const codes = makeFolders(places, brands);
    const [began, before] = [performance.now(), process.cpuUsage()];
    // What is found is kept, as by `livery check` and by builds: the server reads what is kept.
    await readServedFiles(places.merchants, codes);
    const { user, system } = process.cpuUsage(before);
    const seconds = (performance.now() - began) / 1000;
    report({
      what: 'all files read for the first time',
      seconds,
      cpuSeconds: (user + system) / 1e6,
    });
    for (const what of ['first import', 'start after it'])
      (await measureStart({ database, url, places, brands }, what)).forEach(report);
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from merchant`.execute(database);
    report({ what: 'brands in the database', count: rows[0]?.count ?? 0 });
    if (isJson) process.stdout.write(`${JSON.stringify({ figures }, null, 2)}\n`);
    else for (const line of goalLines(figures)) process.stdout.write(`${line}\n`);
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
};
