import { ROOT } from '../../base/paths.ts';
import { BUNDLED } from './bundled-verbs.ts';
import { loadBundle } from './load-bundle.ts';

type Program = typeof import('../main.ts');

/** Where the program stands in one piece. Below the repository, so that Node finds its packages from there. */
const FOLDER = `${ROOT}/.livery/cache/program`;

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
    const bundled = loadBundle(FOLDER, ROOT);
    if (bundled !== undefined) return bundled;
    const { makeBundle } = await import('./make-bundle.ts');
    const made = makeBundle(FOLDER) === undefined ? undefined : loadBundle(FOLDER, ROOT);
    if (made !== undefined) return made;
  }
  const { resolveQuickly } = await import('../quick-resolve.ts');
  resolveQuickly();
  return import('../main.ts');
};
