import { needOfSite } from '../../../src/locales/areas.ts';
import { ROOT } from '../../base/paths.ts';
import { keyOfSources, sourcesOf } from './covered-sources.ts';

/** The folders that the site's compile may read; what else it read would fail the compile. */
export const COMPILED = [
  'src/site',
  'src/components',
  'src/theme',
  'src/domain',
  'src/api',
  'src/generated',
  'src/locales',
  'cli/build/compile',
];

const WORDS = /^src\/locales\/[^/]+\/([^/]+)\.json$/;

/** Not the words that others than the site read. */
const isOfSite = (name: string): boolean =>
  needOfSite(WORDS.exec(name)?.[1] ?? 'common') !== 'never';

/** Every file that the compile reads: sources, lock file, package imports, the compile's own code. */
export const listCompileSources = (root = ROOT): string[] => sourcesOf(root, COMPILED, isOfSite);

/**
 * The name of the compile that these sources give.
 *
 * @param sources from `listCompileSources`
 */
export const compileKey = (sources: string[], root = ROOT): string => keyOfSources(root, sources);
