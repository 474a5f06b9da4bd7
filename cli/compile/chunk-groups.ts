import path from 'node:path';

/** What the bundler tells about a module while it makes chunks. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** The optional parts that the first page shows, beside `main.tsx` itself. */
const FIRST_PAGE = /^src\/site\/(shell\/(header|footer|right-bar)|player\/home)\//;

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
 * Names the chunk of a module that several parts share: `first` when the first page needs it too,
 * `later` when only popups and other screens do. What a `first` module imports is `first` as well,
 * so the two chunks cannot import each other.
 */
const nameShared = (roots: readonly string[]) => {
  let first: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string => {
    first ??= reach(roots, graph);
    return first.has(id) ? 'first' : 'later';
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
  const parts = [...features.values()].filter((module) => FIRST_PAGE.test(module));
  const roots = ['src/site/main.tsx', ...parts].map((name) => path.join(root, name));
  const initial = { tags: ['$initial' as const] };
  return [
    { ...initial, name: 'vendor', test: /[\\/]node_modules[\\/]/, priority: 3 },
    { ...initial, name: 'ui', test: /[\\/]src[\\/](components|theme)[\\/]/, priority: 2 },
    {
      name: nameShared(roots),
      test: (id: string): boolean => !LOCALES.test(id),
      minShareCount: 2,
      priority: 1,
    },
  ];
};
