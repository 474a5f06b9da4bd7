import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import type { ColumnFacts } from './column-facts.ts';
import { platformColumns } from './platform-columns.ts';
import { type Asked, readColumns } from './read-columns.ts';
import { tableTypes } from './table-types.ts';

/** The games' own database. */
const gamesColumns: ColumnFacts = {
  imports: {
    '#api/vendor-protocol.ts': 'VendorSession',
    '#games/shared/rules/game-model.ts': 'GameModel',
    './pending-act.ts': 'PendingAct',
  },
  holds: {
    'message.answer': 'Record<string, unknown>',
    'message.body': 'Record<string, unknown>',
    'playSession.facts': 'VendorSession',
    'round.model': 'GameModel',
    'round.pending': 'PendingAct',
    'sharedRound.model': 'GameModel',
  },
  types: {},
  notes: {
    'round.startStakeMinor': 'What the player asked to play for.',
    'round.stakeMinor': 'What was staked in all.',
    'sharedChain.clientSeed':
      "Null until the beacon's value is there; rounds are of chains that have it.",
    'sharedChain.beaconRound':
      "Which of the beacon's values; null for chains of before, and those that follow from a secret.",
    'sharedRound.ledAt': 'Until when a process was there to lead it.',
    'sharedBet.odds':
      'Frozen at purchase; where the money can be taken early, what was taken, and null before.',
  },
};

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Types of a database's tables, made out of it. */
export interface TableFile {
  /** Below the root, as all paths here. */
  file: string;
  migrations: string;
  /** Of the interface of all tables. */
  name: string;
  facts: ColumnFacts;
}

/** What is made out of the platform's database. */
export const platformTables: TableFile = {
  file: 'src/platform/base/database/tables.generated.ts',
  migrations: 'src/platform/base/database/migrations',
  name: 'Tables',
  facts: platformColumns,
};

/** What is made out of the games' own database. */
export const gamesTables: TableFile = {
  file: 'src/vendor/database/tables.generated.ts',
  migrations: 'src/vendor/database/migrations',
  name: 'GamesTables',
  facts: gamesColumns,
};

/** What the file follows from: the migrations, and this folder. */
const sourcesHash = ({ migrations }: TableFile): string => {
  const files = globSync([`${migrations}/*.sql`, 'scripts/generate/tables/*.ts'], {
    cwd: ROOT,
    exclude: ['**/*.test.ts'],
  });
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash.update(`${file}\n`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
};

/**
 * The text of a file of table types.
 *
 * @param database in its newest shape
 */
export const tableFileText = async (table: TableFile, database: Asked): Promise<string> => {
  const text = `/* Generated from ${table.migrations} by scripts/generate-types.ts. Do not edit. */
/* Sources: ${sourcesHash(table)} */
/* oxlint-disable */

${tableTypes(table.name, await readColumns(database), table.facts)}`;
  const style = JSON.parse(readFileSync(path.join(ROOT, 'scripts/lint/oxfmt.json'), 'utf8'));
  const { code, errors } = await format(table.file, text, style);
  if (errors.length > 0) throw new Error(`${table.file}: ${errors[0]?.message}`);
  return code;
};

/** Whether a file was made out of other sources than there are; no database is asked. */
export const isStale = (table: TableFile): boolean => {
  const file = path.join(ROOT, table.file);
  const head = `/* Sources: ${sourcesHash(table)} */`;
  return !existsSync(file) || !readFileSync(file, 'utf8').includes(head);
};
