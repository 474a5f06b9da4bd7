import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PullReport } from '../../cli/work/content/pull-report.ts';
import { startContentServer } from '../support/content-server.ts';
import { requestLivery } from './request-livery.ts';
import { makeWorkFolder, readTree, ROOT } from './run-livery.ts';

/** A brand in a folder of its own, and a content system that it pulls from. */
export const makePulling = async () => {
  const work = makeWorkFolder();
  const server = await startContentServer();
  const env = { LIVERY_HOME: path.join(work.folder, 'home') };
  const folder = path.join(work.merchants, 'lotus');

  // Each of its answers comes: one that took longer than a pull waits would be asked for twice, and counted.
  const places = ['--merchants', work.merchants, '--timeout', '60'];
  const run = (args: string[], more: Record<string, string> = {}) =>
    requestLivery(['content', 'pull', 'lotus', ...places, ...args], { ...env, ...more });
  /** Pulls from the server, and reads the report. */
  const pull = async (...args: string[]): Promise<PullReport & { code: number | null }> => {
    const { code, stdout, stderr } = await run(['--from', server.url, '--json', ...args]);
    if (stdout === '') throw new Error(stderr);
    return { code, ...(JSON.parse(stdout) as PullReport) };
  };
  /** The items of a content file of the brand. */
  const itemsOf = (kind: string): Record<string, unknown>[] =>
    (
      JSON.parse(readFileSync(path.join(folder, `content/${kind}.json`), 'utf8')) as {
        items: Record<string, unknown>[];
      }
    ).items;
  return {
    ...work,
    server,
    folder,
    run,
    pull,
    itemsOf,
    read: (file: string): string => readFileSync(path.join(folder, file), 'utf8'),
    tree: () => readTree(folder),
    /** The brand as it is in the repository, and an empty content system. */
    begin: (): void => {
      work.remove();
      server.forget();
      cpSync(path.join(ROOT, 'merchants/lotus'), folder, { recursive: true });
    },
    end: async (): Promise<void> => {
      await server.stop();
      work.remove();
    },
  };
};
