import path from 'node:path';

/** The repository: where `src/`, `schema/` and `package-lock.json` are. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where everything is kept that can be made again: store, state, generated files, database. */
export const liveryHome = (): string =>
  path.resolve(process.env['LIVERY_HOME'] ?? path.join(ROOT, '.livery'));

let known: { home: string | undefined; store: string } | undefined;

/** The content-addressed store of compiles, icons and fonts. */
export const storeDir = (): string => {
  const home = process.env['LIVERY_HOME'];
  // Asked for each file of a site: the same setting has the same answer.
  if (!known || known.home !== home) known = { home, store: path.join(liveryHome(), 'store') };
  return known.store;
};
