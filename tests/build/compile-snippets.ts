import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run-livery.ts';

/**
 * Compiles snippets as a file of the project would be, with all its types.
 *
 * @param snippets name → the code that was copied
 * @returns what the compiler says is wrong, nothing when all is well
 */
export const compileSnippets = (snippets: ReadonlyMap<string, string>): string => {
  // Within the repository: there `#components/…` leads to the library.
  const base = path.join(ROOT, '.livery');
  mkdirSync(base, { recursive: true });
  const folder = mkdtempSync(path.join(base, 'snippets-'));
  try {
    for (const [name, code] of snippets) writeFileSync(path.join(folder, `${name}.tsx`), code);
    const settings = { extends: path.join(ROOT, 'tsconfig.json'), include: ['*.tsx'] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const tsc = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    execFileSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { stdout?: string }).stdout ?? error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
