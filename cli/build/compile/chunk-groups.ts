import { existsSync } from 'node:fs';
import path from 'node:path';

/** What the bundler tells about a module while it makes chunks. */
interface ModuleGraph {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds?: readonly string[] } | null;
}

/** Modules that no list of features names, and that the home page asks for all the same. */
const BESIDE = [
  'src/site/main.tsx',
  'src/site/LateWork.tsx',
  'src/site/shell/nav/VendorPanel.tsx',
  'src/site/shell/page/ConnectionStrip.tsx',
];

/** What a page needs before it is alive: its start and its screen, and one of the headers. */
const FIRST = {
  common: /^src\/site\/(main|player\/home\/HomeScreen)\.tsx$/,
  kinds: [/^src\/site\/shell\/header\//],
};

/** The rest of the home page, which comes to life after it: of banners and footers a brand has one. */
const HOME = {
  common:
    /^(src\/site\/(LateWork|player\/home\/sections\/(?!Banners)|shell\/(nav|page|right-bar)\/)|livery-own\/section\/)/,
  kinds: [/^src\/site\/player\/home\/sections\/Banners/, /^src\/site\/shell\/footer\//],
};

/** The agent center: what its pages share, brands without agents do not carry. */
const AGENTS = /^src\/site\/agent(-center)?\//;

/** What calls to the platform need; the page is shown without it. */
const CALLS = /[\\/](node_modules[\\/](ky|zod)|src[\\/]api)[\\/](?!.*\?light)/;

const PACKAGES = /[\\/]node_modules[\\/]/;

/** The css itself; the names of its classes stay with the code that uses them. */
const STYLES = /\.css\.ts\.vanilla\.css$/;
const WORDS = /[\\/]src[\\/]generated[\\/]site-words[\\/]/;

/** Every module that some modules import at once, all the way down. */
const reach = (roots: readonly string[], graph: ModuleGraph): Set<string> => {
  const reached = new Set(roots);
  for (const id of reached) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  }
  return reached;
};

/** Every module that some modules lead to, at once or later, but not through others. */
const reachLater = (
  roots: readonly string[],
  without: ReadonlySet<string>,
  graph: ModuleGraph,
): Set<string> => {
  const reached = new Set(roots);
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds])
      if (!without.has(next)) reached.add(next);
  }
  return reached;
};

/** The id of a module by its path from the root; what joins own code to the site has no file. */
const idOf = (root: string, name: string): string =>
  name.startsWith('livery-own/') ? `\0${name}` : path.join(root, name);

/** Modules that a part of the page begins with. */
interface Roots {
  /** What every brand has. */
  common: readonly string[];
  /** Of each kind a brand has one. */
  kinds: readonly (readonly string[])[];
}

/** `classic` for `ClassicHeader`: a chunk that bears the whole name holds the part itself. */
const shortName = (root: string): string =>
  path
    .parse(root)
    .name.replace(/^Banners|Header$|Footer$/, '')
    .toLowerCase();

/** The name of a part's chunk for a module of it; null for one that it does not need. */
const chunkIn = (part: string, { common, kinds }: Roots, graph: ModuleGraph) => {
  const ofAll = reach(common, graph);
  const reached = kinds.map((roots) =>
    roots.map((root) => ({ name: shortName(root), modules: reach([root], graph) })),
  );
  return (id: string): string | null => {
    const users = reached.map((each) => each.filter(({ modules }) => modules.has(id)));
    const isEvery = users.some((each, at) => each.length === kinds[at]?.length);
    if (ofAll.has(id) || isEvery) return part;
    const some = users.flat().map(({ name }) => name);
    return some.length > 0 ? `${part}-${some.join('-')}` : null;
  };
};

/** What sends every call; it comes after the first paint. */
const SENDER = 'src/site/client/send-call.ts';

/** A call as the site's code imports it: which module has the whole of it. */
const LIGHT = /^(.*[\\/]src[\\/]api[\\/].*)\?light=\w+$/;

/**
 * Names the chunk of a module that calls need: `calls` for the sender and what the home page asks the platform,
 * `calls-later` for all others, whose schemas would hold up the page while they are made.
 */
const nameCalls = (home: readonly string[]) => {
  let early: ReadonlySet<string> | undefined;
  return (id: string, graph: ModuleGraph): string => {
    if (!early) {
      const asking = [...reach(home, graph)];
      early = reach([...asking, ...asking.flatMap((each) => LIGHT.exec(each)?.[1] ?? [])], graph);
    }
    return PACKAGES.test(id) || early.has(id) ? 'calls' : 'calls-later';
  };
};

/**
 * Names the chunk of a module that several parts share: `first` when every home page needs it before
 * it is alive, `home` when it does after that, `first-…` and `home-…` when only those with one of some
 * headers, banners or footers do, `agents` when only pages of agents do, `later` when only popups and other screens do.
 * What a `first` module imports is `first` as well, and so on, so that no two of the chunks import each other.
 */
const nameShared = (
  first: Roots,
  home: Roots,
  agents: readonly string[],
  all: readonly string[],
) => {
  let nameOf: ((id: string) => string) | undefined;
  return (id: string, graph: ModuleGraph): string => {
    if (!nameOf) {
      const [inFirst, inHome] = [chunkIn('first', first, graph), chunkIn('home', home, graph)];
      const ownRoots = new Set(agents);
      const others = reachLater(
        all.filter((root) => !ownRoots.has(root)),
        ownRoots,
        graph,
      );
      const ofAgents = reachLater(agents, others, graph);
      nameOf = (each) => {
        const [early, late] = [inFirst(each), inHome(each)];
        // What every brand needs later, too, stands apart from what only some headers need.
        return (
          (late === 'home' && early?.includes('-') ? `${early}-home` : early) ??
          late ??
          (ofAgents.has(each) && !others.has(each) ? 'agents' : 'later')
        );
      };
    }
    return nameOf(id);
  };
};

/**
 * Few files for the first page, and nothing in them that only some brands or later screens need;
 * optional parts keep chunks of their own. No `maxSize`: it cuts a group in two that import each
 * other, and code then runs before what it needs.
 *
 * @param features feature name → module's path from the root; of own parts, the module's name
 */
export const chunkGroups = (root: string, features: ReadonlyMap<string, string>) => {
  const gone = [...BESIDE, SENDER].find((module) => !existsSync(path.join(root, module)));
  if (gone) throw new Error(`The home page's chunks begin with ${gone}, which is not there.`);
  const rootsOf = (kind: RegExp): string[] =>
    [...features.values(), ...BESIDE]
      .filter((module) => kind.test(module))
      .map((name) => idOf(root, name));
  const partOf = ({ common, kinds }: typeof HOME): Roots => ({
    common: rootsOf(common),
    kinds: kinds.map(rootsOf),
  });
  const [first, home] = [partOf(FIRST), partOf(HOME)];
  const nameOf = nameShared(first, home, rootsOf(AGENTS), rootsOf(/^/));
  const asking = [first, home].flatMap(({ common, kinds }) => [...common, ...kinds.flat()]);
  return [
    {
      // One stylesheet for the home page: css in one piece is a quarter smaller than in eight.
      name: (id: string, graph: ModuleGraph) =>
        ['later', 'agents'].includes(nameOf(id, graph)) ? null : 'look',
      test: STYLES,
      priority: 5,
    },
    { name: nameCalls([...asking, idOf(root, SENDER)]), test: CALLS, priority: 4 },
    { tags: ['$initial' as const], name: 'vendor', test: PACKAGES, priority: 3 },
    {
      name: (id: string, graph: ModuleGraph) =>
        nameOf(id, graph) === 'agents' ? null : nameOf(id, graph),
      test: (id: string): boolean => !WORDS.test(id),
      minShareCount: 2,
      priority: 1,
    },
    {
      // After all others: a group takes with it what its modules need and no group has yet.
      name: (id: string, graph: ModuleGraph) => (nameOf(id, graph) === 'agents' ? 'agents' : null),
      test: (id: string): boolean => !WORDS.test(id),
      minShareCount: 2,
      priority: 0,
    },
  ];
};
