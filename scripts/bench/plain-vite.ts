import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';

/** The usual way: one compile per brand, its settings within the bundle. */
const CONFIG = (root: string, out: string, entry: string): string => `
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
export default {
  root: ${JSON.stringify(root)},
  publicDir: false,
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: ${JSON.stringify(out)},
    emptyOutDir: true,
    rolldownOptions: { input: ${JSON.stringify(entry)} },
  },
};
`;

/**
 * Times plain `vite build`s, one per merchant, each with settings of its own.
 *
 * @param settings of each merchant, as text of a JavaScript object
 * @returns seconds of each
 */
export const timePlainBuilds = (root: string, settings: readonly string[]): number[] => {
  // Within the repository, so that the packages are found.
  const folder = path.join(root, '.livery', 'bench-plain');
  try {
    return settings.map((text, index) => {
      mkdirSync(folder, { recursive: true });
      const entry = path.join(folder, 'entry.js');
      const config = path.join(folder, 'vite.config.mjs');
      const main = path.join(root, 'src', 'site', 'main.tsx');
      writeFileSync(entry, `import { start } from ${JSON.stringify(main)};\nstart(${text});\n`);
      writeFileSync(config, CONFIG(root, path.join(folder, `out-${index}`), entry));
      const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
      const env = { NODE_ENV: 'production' };
      return measure(process.execPath, [vite, 'build', '--config', config], { cwd: root, env })
        .seconds;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What one run took. */
interface Measured {
  seconds: number;
  stdout: string;
}

/**
 * Runs a program to its end and takes the time, the start of the process included.
 *
 * @throws with what it wrote when it fails
 */
const measure = (
  program: string,
  args: string[],
  options: { cwd: string; env?: Record<string, string> },
): Measured => {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} left with ${status}:\n${stderr}`);
  return { seconds, stdout };
};
