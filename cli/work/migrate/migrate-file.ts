import path from 'node:path';
import { futureFault } from '#config/migrations/check-version.ts';
import { editText } from '#config/migrations/edit-text.ts';
import type { Step } from '#config/migrations/migration.ts';
import { upgrade } from '#config/migrations/upgrade.ts';
import type { Finding } from '#config/problems/problem.ts';
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
  findings: Finding[];
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
  const read = readText(file);
  if (read.findings.length > 0) return { findings: read.findings };
  const json = parseCommented(file, read.text);
  const future = futureFault(json);
  if (json.value === undefined || future) {
    return { findings: future ? [future] : json.findings };
  }
  const upgraded = upgrade(json.value);
  if (!upgraded) return { findings: [] };
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
  return { migration, findings: [] };
};
