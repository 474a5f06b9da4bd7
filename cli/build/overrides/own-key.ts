import path from 'node:path';
import { hashFiles, sha256 } from '../../base/files/fingerprint.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import { ROOT } from '../../base/paths.ts';
import { isOfCompile, isOfSite, type OverrideFiles } from './override-files.ts';

/** What joins own code to the site: it decides what a compile gives, as the own code does. */
const JOINS = 'cli/build/overrides';

let joins: string | undefined;

const hashOfJoins = (): string => {
  joins ??= hashFiles(
    ROOT,
    walkFiles(path.join(ROOT, JOINS))
      .filter(isOfSite)
      .map((file) => `${JOINS}/${file}`),
  );
  return joins;
};

/**
 * The name of the compile of a brand's own code: it ends with a key over everything that the
 * compile reads. The brand's settings are no part of it.
 *
 * @param code of the brand
 * @param shared the key of the compile that all other brands share: it covers the site's sources
 */
export const ownCompileName = (
  code: string,
  { folder, all }: Pick<OverrideFiles, 'folder' | 'all'>,
  shared: string,
): string => {
  const own = hashFiles(folder, all.filter(isOfCompile));
  return `own-${code}-${sha256([shared, hashOfJoins(), own].join()).slice(0, 16)}`;
};
