import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const COMPONENTS = 'virtual:livery/components';

const NO_COMPONENT = /\.(?:test|stories)\.tsx$/u;

/**
 * The library's components, each exported by a file of its name.
 *
 * @param root the repository
 * @returns `Button` → `Button/Button.tsx`
 */
export const componentFiles = (root: string): Record<string, string> => {
  const dir = path.join(root, 'src', 'components');
  const files = globSync('*/[A-Z]*.tsx', { cwd: dir }).filter((file) => !NO_COMPONENT.test(file));
  return Object.fromEntries(
    files.toSorted().map((file) => [path.basename(file, '.tsx'), file.split(path.sep).join('/')]),
  );
};

/** Offers where the components stand, without loading them. */
export const componentsPlugin = (root: string): Plugin => ({
  name: 'livery:components',
  resolveId: (id) => (id === COMPONENTS ? `\0${id}` : null),
  load: (id) =>
    id === `\0${COMPONENTS}`
      ? `export const componentFiles = ${JSON.stringify(componentFiles(root))};`
      : null,
});
