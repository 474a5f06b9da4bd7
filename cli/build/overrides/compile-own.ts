import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OWN_GAMES } from '#domain/own-games.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import type { OwnGamesRecord, OwnParts } from '../compile/compile-record.ts';
import { compileSite } from '../compile/compile-site.ts';
import type { ServedCompile } from '../compile/serve-compile.ts';
import { compilePages } from '../games/compile-games.ts';
import { listGamesSources } from '../games/games-sources.ts';
import { isOfSite, listOverrides } from './override-files.ts';
import { ORDER_FILE } from './own-compile.ts';
import { ownCodeHash } from './own-key.ts';
import { featureOf, partModule } from './own-modules.ts';
import { isForGames } from './for-games.ts';
import { ownGamesPlugin } from './own-games.ts';
import { ownPlugin, type OwnSources } from './own-plugin.ts';
import { readOwnRecord } from './read-own.ts';

/** Each own part's name → its module, as Vite's manifest knows it. */
const featuresOf = ({ pages, sections }: OwnParts): Map<string, string> =>
  new Map([
    ...pages.map(({ name }) => [featureOf('page', name), partModule('page', name)] as const),
    ...sections.map(
      ({ name }) => [featureOf('section', name), partModule('section', name)] as const,
    ),
  ]);

/** Compiles the pages of the games, where own code changes them. */
const compileOwnGames = async (
  joined: OwnSources,
  client: string,
  covered: readonly string[],
): Promise<OwnGamesRecord | undefined> => {
  const { root, files } = joined;
  if (!isForGames(files, root)) return undefined;
  const onSite = OWN_GAMES.slice(1, -1);
  const { entry, css } = await compilePages({
    root,
    outDir: client,
    sources: [...listGamesSources(root), ...covered],
    own: { plugins: [ownGamesPlugin(joined)], onSite },
  });
  const listed = walkFiles(path.join(client, onSite)).map((file) => `${onSite}/${file}`);
  return { entry, css, files: listed };
};

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
  const joined = { root, files, own };
  await compileSite(
    { ...order, sources: [...sources, ...covered] },
    {
      plugins: [ownPlugin(joined)],
      features: featuresOf(own),
      own,
      compileGames: (client) => compileOwnGames(joined, client, covered),
    },
  );
};
