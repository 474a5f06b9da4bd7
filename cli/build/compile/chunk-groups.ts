import path from 'node:path';

/** What the bundler tells about a module while it makes chunks. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Parts that a page needs before it is alive, beside `main.tsx` itself. */
const AT_ONCE =
  /^src\/site\/(shell\/(header|footer|right-bar)|player\/home\/(HomeScreen|sections\/Banners))/;

/** All parts of the home page. */
const HOME = /^src\/site\/player\/home\//;

/** What a call to the platform needs; the page is shown without it. */
const CALLS = /[\\/](node_modules[\\/](ky|zod)|src[\\/]api)[\\/](?!.*\?light$)/;

const STYLES = /\.css\.ts(\.vanilla\.css)?$/;

const LOCALES = /[\\/]src[\\/]locales[\\/]/;

/** Every module that some modules import at once, all the way down. */
const reach = (roots: readonly string[], graph: ModuleGraph): Set<string> => {
  const reached = new Set(roots);
  for (const id of reached) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  }
  return reached;
};

/**
 * Names the chunk of a module that several parts share: `first` when the top of the home page needs
 * it too, `home` when the rest of that page does, `later` when only popups and other screens do.
 * What a `first` module imports is `first` as well, and so on, so that no two of the chunks import
 * each other.
 */
const nameShared = (first: readonly string[], home: readonly string[]) => {
  let reached: Record<'first' | 'home', Set<string>> | undefined;
  return (id: string, graph: ModuleGraph): 'first' | 'home' | 'later' => {
    reached ??= { first: reach(first, graph), home: reach(home, graph) };
    return reached.first.has(id) ? 'first' : reached.home.has(id) ? 'home' : 'later';
  };
};

/**
 * Few files for the first page, and nothing in them that only some brands or later screens need;
 * optional parts keep chunks of their own. No `maxSize`: it cuts a group in two that import each
 * other, and code then runs before what it needs.
 *
 * @param features feature name → module's path from the root
 */
export const chunkGroups = (root: string, features: ReadonlyMap<string, string>) => {
  const rootsOf = (kind: RegExp): string[] =>
    [...features.values()]
      .filter((module) => kind.test(module))
      .map((name) => path.join(root, name));
  const atOnce = [path.join(root, 'src/site/main.tsx'), ...rootsOf(AT_ONCE)];
  const nameOf = nameShared(atOnce, rootsOf(HOME));
  const initial = { tags: ['$initial' as const] };
  return [
    {
      // One stylesheet for the home page: css in one piece is a quarter smaller than in eight.
      name: (id: string, graph: ModuleGraph) => (nameOf(id, graph) === 'later' ? null : 'look'),
      test: STYLES,
      priority: 5,
    },
    { name: 'calls', test: CALLS, priority: 4 },
    { ...initial, name: 'vendor', test: /[\\/]node_modules[\\/]/, priority: 3 },
    { ...initial, name: 'ui', test: /[\\/]src[\\/](components|theme)[\\/]/, priority: 2 },
    {
      name: nameOf,
      test: (id: string): boolean => !LOCALES.test(id),
      minShareCount: 2,
      priority: 1,
    },
  ];
};
