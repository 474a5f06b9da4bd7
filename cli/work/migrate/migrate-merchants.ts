import path from 'node:path';
import { CURRENT_VERSION } from '#config/migrations/all-migrations.ts';
import type { Step } from '#config/migrations/migration.ts';
import { placeIssues, type MerchantIssue } from '#config/places/place-issues.ts';
import { shownPath } from '#config/places/shown-path.ts';
import { unforeseenIssue } from '#config/unforeseen-issue.ts';
import { migrateFile, type FileMigration, type Migrating } from './migrate-file.ts';
import type { MigratedFile, MigrateReport } from './migrate-report.ts';
import { prove } from './prove.ts';
import { writeAll } from './write-all.ts';

/** What to migrate. */
export interface MigrateRequest {
  merchantsDir: string;
  codes: readonly string[];
  /** Write the files; otherwise only tell what would be done. */
  write: boolean;
}

const told = (step: Step): string =>
  'set' in step
    ? `set ${step.set} ${JSON.stringify(step.value)}`
    : `move ${step.move} to ${step.to}`;

const shown = ({ merchant, file, from, to, steps }: FileMigration): MigratedFile => ({
  merchant,
  file: shownPath(file),
  from,
  to,
  edits: steps.map(told),
});

/** As `migrateFile`; what nobody foresaw is an error of that merchant alone, and what stands in the others is told too. */
const migrateApart = (folder: string): Migrating => {
  try {
    return migrateFile(folder);
  } catch (error) {
    return { issues: [unforeseenIssue(folder, error)] };
  }
};

/**
 * Brings merchants' files up to the newest schema version and proves what becomes of their sites.
 * With `write` all files are written or none; one that cannot be migrated keeps all as they are.
 *
 * @throws when a file cannot be written, after all are as they were, or the site does not compile
 */
export const migrateMerchants = async ({
  merchantsDir,
  codes,
  write,
}: MigrateRequest): Promise<MigrateReport> => {
  const root = path.resolve(merchantsDir);
  const migrations: FileMigration[] = [];
  const found: MerchantIssue[] = [];
  for (const merchant of codes) {
    const { migration, issues } = migrateApart(path.join(root, merchant));
    if (migration) migrations.push(migration);
    found.push(...issues.map((issue) => ({ ...issue, merchant })));
  }
  const proof = await prove(migrations);
  const ok = found.length === 0;
  const written = write && ok && migrations.length > 0;
  if (written) writeAll(migrations);
  return {
    ok,
    version: CURRENT_VERSION,
    written,
    current: codes.length - migrations.length - new Set(found.map(({ merchant }) => merchant)).size,
    files: migrations.map(shown),
    proof,
    problems: placeIssues(found),
  };
};
