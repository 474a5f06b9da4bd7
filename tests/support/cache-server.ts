import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { ownPort } from '../../cli/base/free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const isUp = async (url: string): Promise<boolean> =>
  fetch(`${url}/v8/artifacts/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A real cache server of Turborepo's protocol, keeping its artefacts in a folder of its own. */
export const startCacheServer = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-cache-server-'));
  const port = await ownPort();
  const url = `http://127.0.0.1:${port}`;
  const token = 'a-token-for-this-test';
  const program = path.join(ROOT, 'node_modules/turborepo-remote-cache/dist/cli.js');
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      TURBO_TOKEN: token,
      LOG_LEVEL: 'fatal',
      STORAGE_PROVIDER: 'local',
      STORAGE_PATH: path.join(folder, 'artefacts'),
      STORAGE_PATH_USE_TMP_FOLDER: 'false',
    },
    stdio: 'ignore',
  });
  await vi.waitUntil(() => child.exitCode !== null || isUp(url), { timeout: 100_000 });
  if (child.exitCode !== null) throw new Error(`The cache server at ${url} does not come up.`);
  return {
    url,
    token,
    /** Every artefact that it holds: absolute path → content. */
    artefacts: (): Map<string, Buffer> =>
      new Map(
        readdirSync(path.join(folder, 'artefacts'), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .map((file) => [file, readFileSync(file)]),
      ),
    stop: async (): Promise<void> => {
      const ended = new Promise((resolve) => void child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
