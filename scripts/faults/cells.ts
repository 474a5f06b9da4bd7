import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { contentImports } from '#platform/app/content-imports.ts';
import { addCell, openCell } from '#platform/app/cells/cells.ts';
import { moveBrand } from '#platform/app/cells/move-brand.ts';
import { withMove } from '#platform/app/cells/with-move.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { importCatalogue } from '#platform/play/games/import-catalogue.ts';
import { ownPort } from '../../cli/base/free-port.ts';
import {
  initCluster,
  openOn,
  preparePrograms,
  startDebianServer,
} from '../debian/debian-postgres.ts';
import { makeStateDir } from '../bench/platform/make-state-dir.ts';
import { type Ground, judge, startTrial, type Trial } from './bear.ts';
import { FAULT_CODES, readFaultMerchants } from './brands.ts';
import type { FaultResult, Measured } from './fault.ts';

/** What a PostgreSQL needs from which, or to which, a brand is moved. */
export const MOVABLE = ['wal_level=logical', 'max_worker_processes=24', 'max_connections=200'];

/** Seals what both cells keep of anybody: a world that is thrown away. */
const SEAL_KEY = 'kQ3vN8sT1xZ6bW0yH5dR9fJ2mL7pC4gA';

const CELL = 'b';

/** The first cell, which goes on, and the other one, which is broken. */
export interface Cells<Own extends Ground> {
  first: Trial;
  other: Trial;
  ground: Own;
  times: number;
}

interface CellBearing<Own extends Ground> {
  fault: string;
  times: number;
  /** The database of the cell that is broken. */
  makeGround: (folder: string) => Promise<Own>;
  breakIt: (cells: Cells<Own>) => Promise<Measured>;
}

/** A PostgreSQL of its own that nothing happens to. */
export const makePlain = async (folder: string): Promise<Ground> => {
  const programs = await preparePrograms(folder);
  const own = { folder, data: path.join(folder, 'data'), port: await ownPort() };
  await initCluster(programs, folder, own.data);
  const server = await startDebianServer(programs, own, MOVABLE);
  return { primary: () => server, close: server.kill };
};

/** Makes the second database a cell of the first, and moves the second brand there, as an operator does. */
const spread = async (first: Ground, other: Ground): Promise<void> => {
  const opened = await openOn(first.primary());
  await importCatalogue(opened.database);
  await importMerchants(opened.database, await readFaultMerchants(), contentImports);
  const second = await openOn(other.primary());
  await Promise.all([opened.close(), second.close()]);
  const env = { DATABASE_URL: opened.url, LIVERY_CELL_B_URL: second.url };
  const cell = await openCell({ name: 'first', addressIn: 'DATABASE_URL' }, env);
  try {
    await addCell(cell, { name: CELL }, env);
    await withMove(cell, { code: FAULT_CODES.second, to: CELL, env }, (ends) =>
      moveBrand({ ...ends, closedAtMost: 120, tell: () => {} }),
    );
  } finally {
    await cell.close();
  }
};

/** What is wrong with a cell that had nothing to do with it. */
const disturbed = ({ statuses }: Pick<FaultResult, 'statuses'>): string[] =>
  Object.entries(statuses)
    .filter(([status]) => status !== '200' && status !== '429')
    .map(([status, count]) => `${count} answers of the other cell were ${status}`);

const folderIn = async (folder: string, name: string): Promise<string> => {
  const place = path.join(folder, name);
  await mkdir(place);
  return place;
};

const judgeBoth = async (
  { first, other }: { first: Trial; other: Trial },
  measured: Measured,
): Promise<Omit<FaultResult, 'fault' | 'times'>> => {
  const [going, broken] = [await judge(first, { faults: [] }), await judge(other, measured)];
  return {
    ...broken,
    acknowledged: going.acknowledged + broken.acknowledged,
    lost: going.lost + broken.lost,
    twice: going.twice + broken.twice,
    figures: {
      ...broken.figures,
      otherCellsGapS: going.longestGapS,
      otherCellsAnswerS: going.longestAnswerS,
    },
    faults: [
      ...broken.faults,
      ...going.faults.map((fault) => `the other cell: ${fault}`),
      ...disturbed(going),
    ],
  };
};

/** Starts two cells, each with a brand that is played on, breaks one, and compares in the end what both were told. */
export const bearInCells = async <Own extends Ground>(
  bearing: CellBearing<Own>,
): Promise<FaultResult> => {
  const { fault, times, makeGround, breakIt } = bearing;
  process.env['LIVERY_SEAL_KEY'] ??= SEAL_KEY;
  const folder = await makeStateDir('faults');
  const ends: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const keep = <Ending extends { close: () => Promise<void> }>(made: Ending): Ending => {
    ends.unshift(made.close);
    return made;
  };
  try {
    const [one, two] = [await folderIn(folder, 'first'), await folderIn(folder, CELL)];
    const home = keep(await makePlain(one));
    const ground = keep(await makeGround(two));
    await spread(home, ground);
    const first = keep(
      await startTrial({ primary: home.primary, folder: one, code: FAULT_CODES.first }),
    );
    const other = keep(
      await startTrial({ primary: ground.primary, folder: two, code: FAULT_CODES.second }),
    );
    const measured = await breakIt({ first, other, ground, times });
    return { fault, times, ...(await judgeBoth({ first, other }, measured)) };
  } finally {
    for (const end of ends) await end();
  }
};
