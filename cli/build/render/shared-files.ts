import path from 'node:path';
import type { CompileRecord } from '../compile/compile-record.ts';
import type { SiteFile, SiteFiles } from '../settings/site-files.ts';

/** What a site takes of a compile. */
export interface SharedParts {
  /** The optional parts that the brand has. */
  features: readonly string[];
  /** The languages that its site offers. */
  languages: readonly string[];
}

type Entries = [name: string, file: SiteFile][];

/** A file with its packed forms, as a site takes them; made once, for 10,000 sites ask for them. */
const known = new WeakMap<CompileRecord, Map<string, Entries>>();

const entriesOf = (record: CompileRecord, folder: string, name: string): Entries => {
  const byName = known.get(record) ?? new Map<string, Entries>();
  known.set(record, byName);
  const kept = byName.get(name);
  if (kept) return kept;
  const entries = [name, `${name}.br`, `${name}.gz`].flatMap((file): Entries => {
    const stored = record.files[file];
    const from = path.join(folder, 'client', file);
    return stored ? [[file, { stored: from, sha256: stored.sha256 }]] : [];
  });
  byName.set(name, entries);
  return entries;
};

/**
 * Adds the chunks that a brand's optional parts and languages reach, and none beside them.
 *
 * @param folder the compile's folder in the store
 * @throws when a part or language is not in the compile
 */
export const addSharedFiles = (
  files: SiteFiles,
  record: CompileRecord,
  folder: string,
  { features, languages }: SharedParts,
): void => {
  const wanted = new Set([...record.base, ...(record.own?.games?.files ?? [])]);
  for (const [names, parts] of [
    [features, record.features],
    [languages, record.locales],
  ] as const) {
    for (const name of names) {
      const part = parts[name];
      if (!part) throw new Error(`The compile ${record.key} has no part "${name}".`);
      for (const file of part.files) wanted.add(file);
    }
  }
  for (const name of wanted) {
    for (const [file, entry] of entriesOf(record, folder, name)) files.set(file, entry);
  }
};
