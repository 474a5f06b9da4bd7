// By this and not by `import`, here and in `load-bundle.ts`: an import of `node:fs` has Node make all that
// it exports, with streams, promises and the parts that these need: a tenth of what an edit costs.
const { readFileSync } = process.getBuiltinModule('node:fs');
const path = process.getBuiltinModule('node:path');

/** What a bundle was made of and for. */
export interface BundleRecord {
  /** The repository: the bundle names its files by their whole paths. */
  root: string;
  node: string;
  /** Its sources, relative to the root, one a line. */
  names: string;
  /** Of these sources. */
  stamp: string;
  /** Its first file, relative to the folder of bundles. */
  entry: string;
}

/** The name of the record in the folder of bundles. */
export const RECORD = 'bundle.json';

/** What `import(…)` is called in a bundle. */
export const HANDED_IMPORT = '__import';

/** What stands around the code of each file. */
export const WRAPPER = {
  start: `(function (exports, require, ${HANDED_IMPORT}) {`,
  end: '\n})',
} as const;

/** The record of a bundle that was made for this repository and this Node; none yet, or half of one after the power was gone: it is made again. */
export const readRecord = (folder: string, root: string): BundleRecord | undefined => {
  try {
    const record = JSON.parse(readFileSync(path.join(folder, RECORD), 'utf8')) as BundleRecord;
    return record.root === root && record.node === process.version ? record : undefined;
  } catch {
    return undefined;
  }
};
