import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Every file below a folder, as paths relative to it with `/`, sorted; links are not followed.
 * Synchronous on purpose: a fleet of 1,000 folders is walked in a fraction of the time.
 *
 * @param dir the folder; one that does not exist, is a file, or a link in a circle, has no files
 * @param onFolder told of each folder that there is, the first one as an empty name
 */
export const walkFiles = (dir: string, onFolder: (name: string) => void = () => {}): string[] => {
  const found: string[] = [];
  const visit = (below: string): void => {
    let entries;
    try {
      entries = readdirSync(path.join(dir, below), { withFileTypes: true });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || (below === '' && (code === 'ENOTDIR' || code === 'ELOOP'))) return;
      throw error;
    }
    onFolder(below);
    for (const entry of entries) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) visit(name);
      else found.push(name);
    }
  };
  visit('');
  return found.toSorted();
};
