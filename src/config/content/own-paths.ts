import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PATH = /\bownPage\(\s*\{[^}]*?\bpath:\s*['"](\/[\w/-]*)['"]/;

/**
 * The addresses of a brand's own pages, as their files say them: whether they are in order is for the
 * check of own code to say.
 *
 * @param folder the brand's folder, absolute
 */
export const ownPaths = (folder: string): string[] => {
  const pages = path.join(folder, 'overrides', 'pages');
  if (!existsSync(pages)) return [];
  return globSync('*.page.tsx', { cwd: pages }).flatMap((file) => {
    const found = PATH.exec(readFileSync(path.join(pages, file), 'utf8'))?.[1];
    return found === undefined ? [] : [found];
  });
};
