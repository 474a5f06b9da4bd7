import { INSTALLATION, recordDecision } from '#platform/base/audit/record-decision.ts';
import { connect } from '#platform/base/database/connect.ts';
import { archivePartition, TableBusyError } from '#platform/base/partitions/archive-partition.ts';
import { findObstacles, type Obstacle } from '#platform/base/partitions/find-obstacles.ts';
import { type Partition, readPartitions } from '#platform/base/partitions/read-partitions.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints what each table holds of each month.
 *
 * @throws {InputError} when the database cannot be opened
 */
export const list = async ({ json = false }: JsonOption): Promise<void> => {
  const partitions = await withPlatform(({ database }) => readPartitions(database));
  if (json) return printJson({ partitions });
  const head = ['table', 'from', 'until', 'where', 'MB'].map((word) => tintData('dim', word));
  print(renderTable([head, ...partitions.map(rowOf)]));
};

const monthOf = (moment: Date | null): string => moment?.toISOString().slice(0, 7) ?? '';

const rowOf = ({ table, name, isArchived, isRest, from, until, bytes }: Partition): string[] => [
  table,
  isRest ? 'the rest' : monthOf(from) || 'the beginning',
  monthOf(until),
  `${isArchived ? 'archive' : 'parts'}.${name}`,
  (bytes / 1e6).toFixed(1),
];

/**
 * Takes off what ends before a month, table by table, the oldest first.
 *
 * @throws {InputError} when any of it is still needed, or a table was never free for a moment
 */
export const detach = async ({
  before,
  json = false,
  ...decider
}: JsonOption & DeciderOption & { before: Date }): Promise<void> => {
  const detached = await withPlatform(async ({ database, ownerUrl, merchants }) => {
    const old = (await readPartitions(database)).filter(
      ({ isArchived, isRest, until }) => !isArchived && !isRest && until && until <= before,
    );
    const owner = await connect(ownerUrl, { connections: 2 });
    try {
      const last = old
        .flatMap(({ until }) => until ?? [])
        .toSorted((a, b) => +a - +b)
        .at(-1);
      const months = Math.max(
        LEAST_MONTHS,
        ...merchants.map(({ config }) => config.protection.historyMonths),
      );
      if (last) requireClosed(last, await findObstacles(owner.database, old, months));
      await database.transaction().execute((tx) =>
        recordDecision(tx, {
          merchantId: INSTALLATION,
          ...deciderOf(decider),
          action: 'archive.detach',
          subject: `what is older than ${before.toISOString().slice(0, 7)}`,
          facts: { tables: old.map(({ name }) => name) },
        }),
      );
      for (const partition of old)
        await archivePartition(owner.pool, partition).catch(say(partition));
      return old;
    } finally {
      await owner.close();
    }
  });
  if (json) return printJson({ detached });
  for (const { table, name } of detached) print(`${table}: archive.${name}`);
  printLine(detached.length === 0 ? 'Nothing is as old.' : 'They are read there from now on.');
};

/** The least that a brand may be set to. */
const LEAST_MONTHS = 12;

const TEXTS: Record<Obstacle['what'], (count: number) => string> = {
  shown: (months) => `members may look back ${months} months`,
  openBets: (count) => `${count} bets of it are open`,
  laterBets: (count) =>
    `${count} bets whose numbers say no month came from another cell and were placed after it`,
  unpaidBills: (count) => `${count} bills of it are not paid`,
  pendingRecords: (count) => `${count} deposits or withdrawals of it have no end`,
  uncountedFigures: (count) => `figures of teams are not counted until then at ${count} brands`,
  unfollowedBets: (count) => `bets that ended until then are not counted in ${count} places`,
  unprovedBooks: (count) =>
    `the books until then are not sound in ${count} places, which livery platform doctor --whole names`,
  linesThere: (count) => `${count} lines of its transfers would stay without them`,
};

const requireClosed = (until: Date, obstacles: readonly Obstacle[]): void => {
  if (obstacles.length === 0) return;
  const texts = obstacles.map(({ what, count }) => TEXTS[what](count));
  throw new InputError(
    `What ends on ${until.toISOString().slice(0, 10)} is still needed: ${texts.join('; ')}. Name an earlier month, or end these first.`,
  );
};

const say =
  ({ table, name }: Partition) =>
  (error: unknown): never => {
    if (error instanceof TableBusyError)
      throw new InputError(
        `${name} could not be taken off: ${table} was never free for a moment. End the long transaction that livery platform doctor names, and run this again.`,
      );
    throw error;
  };
