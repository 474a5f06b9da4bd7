import path from 'node:path';
import type { CompileRecord } from '../compile/compile-record.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * Adds the chunks that a brand's optional parts and languages reach, and none beside them.
 *
 * @param folder the compile's folder in the store
 * @param features the optional parts that the brand has
 * @param languages the languages that its site offers
 * @throws when a part or language is not in the compile
 */
export const addSharedFiles = (
  files: SiteFiles,
  record: CompileRecord,
  folder: string,
  { features, languages }: { features: readonly string[]; languages: readonly string[] },
): void => {
  const wanted = new Set(record.base);
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
    for (const file of [name, `${name}.br`, `${name}.gz`]) {
      const stored = record.files[file];
      if (!stored) continue;
      const from = path.join(folder, 'client', file);
      files.set(file, { stored: from, sha256: stored.sha256 });
    }
  }
};
