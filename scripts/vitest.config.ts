import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes long on every machine: kills, properties, real clocks, every page of a brand. A checkout
 * that has never run its tests knows nothing of their times.
 */
const LONG =
  /(?:crash[\w-]*|[\w-]+-properties|embedded-postgres|leaders|[\w-]+-at-size|plan[\w-]*|fuzz|force|play[\w-]*|money-pages|accessibility|courses|schema|robustness|import-tokens|public-props|remote-faults)\.test\.ts$|\/stories\/(?:screens|themes)\//;

/** Lets the longest files of each project begin first, so that its workers end together. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the base class's own, which answers a new list
    const usual = await super.sort(files);
    const byProject = Map.groupBy(usual, ({ project }) => project.name);
    return [...byProject.values()].flatMap((own) => [
      ...own.filter(({ moduleId }) => LONG.test(moduleId)),
      ...own.filter(({ moduleId }) => !LONG.test(moduleId)),
    ]);
  }
}

const root = path.resolve(import.meta.dirname, '..');
const plugins = [react(), vanillaExtractPlugin()];

/** In ms: what is waited for comes; only what never comes is given up, on a slow machine too. */
const patience = {
  poll: { timeout: Number(process.env['LIVERY_TEST_PATIENCE'] ?? 100) * 1000 },
};

/**
 * Tests that start nothing: two files at once, one for each core. What is loaded once serves all of
 * them, which halves the time of a file. The limits end only what would never end by itself.
 */
const light = {
  isolate: false,
  fileParallelism: true,
  maxWorkers: 2,
  // The whole proof counts again what the daily one compares.
  testTimeout: process.env['LIVERY_PROOF'] === 'whole' ? 600_000 : 120_000,
  hookTimeout: 120_000,
  expect: patience,
};

/** Tests that start a server, a database or a browser run one file after another: two cores. */
const heavy = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  fileParallelism: false,
  expect: patience,
};

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
    // What has not changed is not transformed again: not by the next stage, nor by the next run.
    fsModuleCache: true,
    projects: [
      {
        root,
        plugins,
        test: {
          name: 'unit',
          include: ['{src,cli,scripts,stories}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/leave-as-found.ts', 'tests/support/seeded-properties.ts'],
          ...light,
        },
      },
      { root, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...light } },
      {
        root,
        test: {
          name: 'platform',
          include: ['tests/{platform,vendor,attacks}/**/*.test.ts'],
          globalSetup: 'tests/support/platform-setup.ts',
          setupFiles: ['tests/support/own-environment.ts', 'tests/support/seeded-properties.ts'],
          ...heavy,
          // Each file has a database of its own: two wait for theirs, or for a clock, while two count.
          fileParallelism: true,
          maxWorkers: 4,
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
          // On a slow machine a compile from nothing takes minutes; only what hangs is ended.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // Builds are processes of their own that wait for each other and for the disk.
          fileParallelism: true,
          maxWorkers: 2,
          // The command is loaded once for each worker, by Node as in a process of its own.
          isolate: false,
          server: { deps: { external: [/\/(?:cli|src|scripts)\/.*\.ts$/] } },
        },
      },
      {
        root,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/support/site-setup.ts',
          ...heavy,
          // A match or a curve is played by the clock; on a slow machine all around it takes longer.
          testTimeout: 400_000,
          // What the tests stand on is loaded once for each worker.
          isolate: false,
          // A page waits for the platform, for a clock or for its pictures half of the time.
          fileParallelism: true,
          maxWorkers: 4,
        },
      },
      ...(await storiesProjects()),
    ],
  },
});
