import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };

const ROOT_URL = `${pathToFileURL(path.resolve(import.meta.dirname, '../..')).href}/`;

/** `#domain/` → the address of its folder. */
const folders = new Map(
  Object.entries(manifest.imports)
    .filter(([name]) => name.endsWith('/*'))
    .map(([name, target]) => [name.slice(0, -1), ROOT_URL + target.slice('./'.length, -1)]),
);

/**
 * Where a source of ours is that another one imports: said by the name alone, for it has its ending
 * and is no link.
 *
 * @param parent the address of the file that imports it
 * @returns undefined for what Node has to look for: packages, what packages import, other kinds of files
 */
export const addressOf = (specifier: string, parent: string | undefined): string | undefined => {
  const isOurs = parent?.startsWith(ROOT_URL) === true && !parent.includes('/node_modules/');
  if (!isOurs || !specifier.endsWith('.ts')) return undefined;
  if (/^\.\.?\//.test(specifier)) return new URL(specifier, parent).href;
  const end = specifier.indexOf('/') + 1;
  const folder = folders.get(specifier.slice(0, end));
  return folder === undefined ? undefined : folder + specifier.slice(end);
};

/**
 * From now on this thread finds our sources by their names. Node would look at each of 300 files three
 * times, and for the package that it belongs to: a quarter of what it takes to load them.
 */
export const resolveQuickly = (): void => {
  registerHooks({
    resolve: (specifier, context, next) => {
      const url = addressOf(specifier, context.parentURL);
      if (url === undefined) return next(specifier, context);
      return { url, format: 'module-typescript', shortCircuit: true };
    },
  });
};
