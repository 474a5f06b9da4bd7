import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { findTokenUses } from './find-token-uses.ts';

const USES = 'virtual:livery/token-uses';

/** Where tokens are used: in what players see. */
const FOLDERS = 'src/{components,site,games,theme}/**/*.{ts,tsx}';
const NO_SOURCE = /\.(?:test|stories)\.tsx?$|(?:^|\/)vars\.css\.ts$/;

/**
 * Where every token is used in the sources.
 *
 * @param root the repository
 * @returns token, `color.bgAlt`, or all of a group, `space.*` → file from the root → lines
 */
export const tokenUses = (root: string): Record<string, Record<string, number[]>> => {
  const uses: Record<string, Record<string, number[]>> = {};
  for (const file of globSync(FOLDERS, { cwd: root }).toSorted()) {
    if (NO_SOURCE.test(file)) continue;
    const found = findTokenUses(file, readFileSync(path.join(root, file), 'utf8'));
    for (const [token, lines] of found) (uses[token] ??= {})[file] = lines;
  }
  return uses;
};

/** Offers what is read from the sources themselves when Storybook is built. */
export const sourcesPlugin = (root: string): Plugin => ({
  name: 'livery:sources',
  resolveId: (id) => (id === USES ? `\0${id}` : null),
  load: (id) =>
    id === `\0${USES}` ? `export const tokenUses = ${JSON.stringify(tokenUses(root))};` : null,
});
