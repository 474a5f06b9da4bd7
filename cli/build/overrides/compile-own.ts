import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OwnParts } from '../compile/compile-record.ts';
import { compileSite } from '../compile/compile-site.ts';
import type { ServedCompile } from '../compile/serve-compile.ts';
import { isOfSite, listOverrides } from './override-files.ts';
import { ORDER_FILE } from './own-compile.ts';
import { ownCodeHash } from './own-key.ts';
import { featureOf, partModule } from './own-modules.ts';
import { ownPlugin } from './own-plugin.ts';
import { readOwnRecord } from './read-own.ts';

/** Each own part's name → its module, as Vite's manifest knows it. */
const featuresOf = ({ pages, sections }: OwnParts): Map<string, string> =>
  new Map([
    ...pages.map(({ name }) => [featureOf('page', name), partModule('page', name)] as const),
    ...sections.map(
      ({ name }) => [featureOf('section', name), partModule('section', name)] as const,
    ),
  ]);

/**
 * Takes one step of a compile of the site with one brand's own code. Whose, stands in a file in the
 * folder, since the key alone does not tell where the code is.
 *
 * @throws when it does not compile, or the brand has no own code any more
 */
export const compileOwn = async (order: ServedCompile): Promise<void> => {
  const { root, folder, sources } = order;
  const merchant = readFileSync(path.join(folder, ORDER_FILE), 'utf8');
  const files = listOverrides(merchant);
  if (!files) throw new Error(`${merchant} has no own code.`);
  const within = path.relative(root, files.folder).replaceAll(path.sep, '/');
  const covered = files.all.filter(isOfSite).map((file) => `${within}/${file}`);
  const own = { ...readOwnRecord(files), hash: ownCodeHash(merchant) };
  await compileSite(
    { ...order, sources: [...sources, ...covered] },
    { plugins: [ownPlugin({ root, files, own })], features: featuresOf(own), own },
  );
};
