import path from 'node:path';
import { parseSync } from 'vite';

/** What a module imports or passes on, types included, in the words of its statements. */
export interface ModuleImports {
  loaded: string[];
  /** What `import()` loads, as it is written: a quoted name, or an expression. */
  loadedLater: string[];
}

/** Reads the imports of a module from its text. */
export const importsOf = (file: string, text: string): ModuleImports => {
  const { module } = parseSync(file, text);
  return {
    loaded: [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ],
    loadedLater: module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start, end),
    ),
  };
};

/**
 * `#domain/age.ts` and `./age.ts` as a path from the repository's folder.
 *
 * @param file the module that imports it, as such a path
 * @returns undefined for a package
 */
export const importedFile = (file: string, name: string): string | undefined => {
  if (name.startsWith('#')) return path.posix.join('src', name.slice(1));
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  return undefined;
};
