import { pathToFileURL } from 'node:url';
import { bundleFolder } from './bundle-folder.ts';
import { BUNDLED } from './bundled-verbs.ts';
import { findBundle } from './find-bundle.ts';
import { makeBundle } from './make-bundle.ts';

type Program = typeof import('../main.ts');

/**
 * The program that a command line runs: in one piece where that is what the sources say, which spares
 * the search for 300 of them; else the sources themselves.
 *
 * `LIVERY_BUNDLE=0` has it always run the sources.
 *
 * @param verb the first word of the command line
 */
export const loadProgram = async (verb: string | undefined): Promise<Program> => {
  if (process.env['LIVERY_BUNDLE'] !== '0' && BUNDLED.has(verb)) {
    const folder = bundleFolder();
    const bundle = findBundle(folder) ?? makeBundle(folder);
    if (bundle !== undefined) return (await import(pathToFileURL(bundle).href)) as Program;
  }
  const { resolveQuickly } = await import('../quick-resolve.ts');
  resolveQuickly();
  return import('../main.ts');
};
