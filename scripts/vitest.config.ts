import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './testing/longest-first.ts';

const root = path.resolve(import.meta.dirname, '..');
const plugins = [react(), vanillaExtractPlugin()];

/** Tests of rules and components: no module of theirs remembers anything between two files. */
const stateless = 'src/{components,domain,games,vendor}/**/*.test.{ts,tsx}';

/** Tests that start a server, a database or a browser run one file after another: two cores. */
const heavy = { testTimeout: 120_000, hookTimeout: 300_000, fileParallelism: false };

/** Storybook takes a second to load: only who runs the stories pays for it. */
const storiesProjects = async () => {
  const wanted = process.argv.flatMap((argument, at) =>
    argument === '--project'
      ? [process.argv[at + 1]]
      : (argument.match(/^--project=(.*)/)?.[1] ?? []),
  );
  if (wanted.length > 0 && !wanted.includes('stories')) return [];
  const { storiesProject } = await import('./testing/stories-project.ts');
  return [await storiesProject()];
};

export default defineConfig({
  root,
  cacheDir: '.livery/vitest',
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        root,
        plugins,
        test: {
          name: 'unit',
          include: ['{src,cli,scripts,stories}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, stateless],
          testTimeout: 30_000,
        },
      },
      {
        root,
        plugins,
        // What is loaded once serves all of them: half the time of a start for each file.
        test: { name: 'stateless', include: [stateless], testTimeout: 30_000, isolate: false },
      },
      { root, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], testTimeout: 30_000 } },
      {
        root,
        test: {
          name: 'platform',
          include: ['tests/{platform,vendor}/**/*.test.ts'],
          globalSetup: 'tests/support/platform-setup.ts',
          setupFiles: 'tests/support/own-environment.ts',
          ...heavy,
          // Each file has a database of its own: one waits for it while the other counts.
          fileParallelism: true,
          maxWorkers: 2,
          // The platform is loaded once for each worker: no file changes what it has loaded.
          isolate: false,
        },
      },
      {
        root,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          ...heavy,
          // Builds are processes of their own that wait for each other and for the disk.
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
      {
        root,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/support/site-setup.ts',
          ...heavy,
          // One page waits for the platform while the other draws.
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
      ...(await storiesProjects()),
    ],
  },
});
