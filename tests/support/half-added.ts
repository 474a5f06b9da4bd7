import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A component's folder holds the component, its story and its test. */
const halfComponents = (root: string): string[] =>
  globSync('src/components/*/', { cwd: root }).flatMap((folder) => {
    const name = path.basename(folder);
    return [['.tsx'], ['.stories.tsx'], ['.test.tsx', '.test.ts']]
      .filter((endings) =>
        endings.every((ending) => !existsSync(path.join(root, folder, name + ending))),
      )
      .map(([ending]) => `component ${name}: ${path.join(folder, `${name}${ending}`)} is missing`);
  });

const JOBS = 'src/platform/app/jobs/jobs.ts';

/** A job runs only when the list names it. */
const halfJobs = (root: string): string[] => {
  const [, list = ''] = read(root, JOBS).split('export const jobs');
  const listed = new Set(list.match(/\w+/g));
  return globSync('src/platform/**/*.ts', { cwd: root }).flatMap((file) =>
    [...read(root, file).matchAll(/^export const (\w+): Job\b/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !listed.has(name))
      .map((name) => `job ${name} of ${file}: its line in ${JOBS} is missing`),
  );
};

/** A screen is shown only where an address, a popup or a page of the member center leads to it. */
const halfScreens = (root: string): string[] => {
  const placed = globSync('src/site/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...read(root, file).matchAll(/import\('(\.[^']+)'\)/g)].map(([, to = '']) =>
        path.join(path.dirname(file), to),
      ),
    );
  return globSync('src/site/**/*Screen.tsx', { cwd: root })
    .filter((file) => !placed.includes(file))
    .map(
      (file) => `screen ${path.basename(file, '.tsx')}: a *.screen.ts beside ${file} is missing`,
    );
};

/**
 * What was begun and not finished, each as one sentence that says what is missing.
 *
 * @param root a folder with `src` in it
 */
export const findHalfAdded = (root: string): string[] =>
  [...halfComponents(root), ...halfJobs(root), ...halfScreens(root)].toSorted();
