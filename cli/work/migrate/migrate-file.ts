import path from 'node:path';
import { futureIssue } from '#config/migrations/check-version.ts';
import { editText } from '#config/migrations/edit-text.ts';
import type { Step } from '#config/migrations/migration.ts';
import { upgrade } from '#config/migrations/upgrade.ts';
import type { UnplacedIssue } from '#config/issues/issue.ts';
import { readInside } from '#config/read/path-inside.ts';
import { parseJson, readText, type JsonFile } from '#config/read/read-json.ts';
import { withoutComments } from '#config/read/without-comments.ts';

/** A merchant's file in both forms, not yet written. */
export interface FileMigration {
  merchant: string;
  /** merchant.json, absolute. */
  file: string;
  from: number;
  to: number;
  before: string;
  after: string;
  steps: Step[];
}

/** What became of one merchant's file; neither when it is up to date. */
export interface Migrating {
  migration?: FileMigration;
  issues: UnplacedIssue[];
}

/** A text's value; comments are allowed here, so that a file that has them can be migrated. */
export const parseCommented = (file: string, text: string): JsonFile =>
  parseJson(file, withoutComments(text));

/**
 * Reads one merchant's file and works out its newest form.
 *
 * @param folder the merchant's folder, absolute
 */
export const migrateFile = (folder: string): Migrating => {
  const file = path.join(folder, 'merchant.json');
  const read = readText(file, (each, most) => readInside(folder, each, most));
  if (read.issues.length > 0) return { issues: read.issues };
  const json = parseCommented(file, read.text);
  const future = futureIssue(json);
  if (json.value === undefined || future) {
    return { issues: future ? [future] : json.issues };
  }
  const upgraded = upgrade(json.value);
  if (!upgraded) return { issues: [] };
  const steps = upgraded.taken.flatMap((each) => each.steps);
  const migration = {
    merchant: path.basename(folder),
    file,
    from: upgraded.version,
    to: upgraded.taken.at(-1)?.migration.to ?? upgraded.version,
    before: read.text,
    after: editText(read.text, steps),
    steps,
  };
  return { migration, issues: [] };
};
