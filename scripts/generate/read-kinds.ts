import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A kind of game as its folder has it: the files that the lists import, relative to `src/games`. */
export interface PlacedKind {
  name: string;
  /** `coinFlip` and `CoinFlip` of `coin-flip`: what its exports are called after. */
  camel: string;
  pascal: string;
  /** Which games of the catalogue it plays. */
  models: string;
  server: string;
  /** Whether all players of a brand share its rounds. */
  isShared: boolean;
  page: string;
  simulation: string;
  /** What takes too long to be counted in every test run; null where nothing does. */
  counts: string | null;
}

const camelOf = (name: string): string =>
  name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());

const pascalOf = (camel: string): string => camel.slice(0, 1).toUpperCase() + camel.slice(1);

const LIST = 'src/games/registry/kinds.ts';

/** Folders of `src/games` that hold what kinds share. */
const SHARED = ['registry', 'shared'];

const PARTS = ['rules', 'server', 'page', 'simulation'];

const readKind = (games: string, name: string): PlacedKind => {
  const camel = camelOf(name);
  const error = (what: string): Error => new Error(`${LIST} lists '${name}', but ${what}.`);
  /** A file that exports a name: `src/games/<pattern>`, the first that there is. */
  const exporting = (pattern: string, exported: string): [file: string, text: string] => {
    const [file] = globSync(pattern, { cwd: games });
    if (file === undefined) throw error(`there is no src/games/${pattern}`);
    const text = readFileSync(path.join(games, file), 'utf8');
    if (!text.includes(`export const ${exported}`))
      throw error(`src/games/${file} exports no ${exported}`);
    return [file.replaceAll('\\', '/'), text];
  };
  const [models, chosen] = exporting(`${name}/rules/**/${name}-models.ts`, `${camel}ModelOf = `);
  const [server, text] = exporting(`${name}/server/${name}.kind.ts`, `${camel}Kind: `);
  // what was copied from another kind
  if (![chosen, text].every((each) => each.includes(`kind: '${name}'`)))
    throw error(`src/games/${models} and src/games/${server} do not both say kind: '${name}'`);
  const [, type] = new RegExp(`const ${camel}Kind: (Game|Shared)Kind<`, 'u').exec(text) ?? [];
  if (type === undefined) throw error(`src/games/${server} is no GameKind and no SharedKind`);
  const pascal = pascalOf(camel);
  const [page] = exporting(`${name}/page/${pascal}Game.tsx`, `${pascal}Game = `);
  const simulated = `${name}/simulation/simulate-${name}.ts`;
  const [simulation] = exporting(simulated, `simulate${pascal} = `);
  const counted = `${name}/simulation/${name}-counts.ts`;
  const counts = existsSync(path.join(games, counted))
    ? exporting(counted, `${camel}Counts: `)[0]
    : null;
  return {
    name,
    camel,
    pascal,
    models,
    server,
    isShared: type === 'Shared',
    page,
    simulation,
    counts,
  };
};

/**
 * Finds the parts of every kind of game by their names.
 *
 * @param games the folder that the kinds stand in, which is src/games
 * @param kinds the names of their folders, in the order in which they are asked for a game
 * @throws {Error} naming the part that a kind lacks, or a folder of a kind that is not listed
 */
export const readKinds = (games: string, kinds: readonly string[]): PlacedKind[] => {
  const folders = new Set(
    globSync(`*/{${PARTS.join(',')}}`, { cwd: games }).map((folder) => path.dirname(folder)),
  );
  const unlisted = [...folders].find((name) => !kinds.includes(name) && !SHARED.includes(name));
  if (unlisted !== undefined) throw new Error(`${LIST} does not list '${unlisted}'.`);
  return kinds.map((name) => readKind(games, name));
};
