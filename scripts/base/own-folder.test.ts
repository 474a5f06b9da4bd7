import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startOf } from './known-process.ts';

let temporary: string;
const running: { kill: () => void }[] = [];

beforeEach(async () => {
  temporary = await mkdtemp(path.join(os.tmpdir(), 'owned-'));
  await chmod(temporary, 0o755);
});

afterEach(async () => {
  for (const { kill } of running.splice(0)) kill();
  await rm(temporary, { recursive: true, force: true });
});

const at = (file: string): string =>
  JSON.stringify(path.resolve(import.meta.dirname, '../..', file));

/** Makes a folder, starts what is asked for in it, and says what there is. */
const PROGRAM = `
import { spawn } from 'node:child_process';
import { makeOwnFolder, ownProcess } from ${at('scripts/base/own-folder.ts')};
const folder = makeOwnFolder('held');
const pids = [];
for (const what of process.argv.slice(1)) {
  if (what === 'process') {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
    ownProcess(folder + '/below', child);
    pids.push(child.pid);
  }
  if (what === 'database') {
    const { runCluster } = await import(${at('src/platform/base/database/embedded/run-cluster.ts')});
    const { readPostmaster } = await import(${at('src/platform/base/database/embedded/postmaster.ts')});
    const { prepareCluster } = await import(${at('src/platform/base/database/embedded/cluster.ts')});
    await runCluster(folder + '/state');
    pids.push((await readPostmaster((await prepareCluster(folder + '/state')).data)).pid);
  }
}
console.log(JSON.stringify({ folder, pids }));
if (process.argv.includes('fault')) throw new Error('a fault that nobody expected');
setInterval(() => {}, 1000);
`;

interface Held {
  folder: string;
  pids: number[];
}

/** A process that holds such a folder. */
const hold = async (...what: string[]) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, ...what], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.push({ kill: () => child.kill('SIGKILL') });
  const ended = once(child, 'exit');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    ...(JSON.parse(line) as Held),
    end: async (signal: NodeJS.Signals): Promise<unknown> => {
      child.kill(signal);
      // As npm and the terminal do together.
      child.kill(signal);
      return (await ended)[1];
    },
    ended,
  };
};

const alive = (pids: readonly number[]): number[] => pids.filter((pid) => startOf(pid) !== null);

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'after %s nothing is left of a folder, and who waits sees by what it ended',
  async (signal) => {
    const { folder, pids, end } = await hold(
      'process',
      ...(signal === 'SIGINT' ? ['database'] : []),
    );
    expect(alive(pids)).toEqual(pids);

    expect(await end(signal)).toBe(signal);

    expect(alive(pids)).toEqual([]);
    expect(existsSync(folder)).toBe(false);
  },
);

test('after a fault that nobody expected nothing is left, either', async () => {
  const { folder, pids, ended } = await hold('process', 'fault');

  expect((await ended)[0]).not.toBe(0);

  expect(alive(pids)).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

test('what a killed process left is ended and removed by the next one; what is in use, or nobody’s, stays', async () => {
  const inUse = await hold('process');
  const killed = await hold('process', 'database');
  const foreign = path.join(temporary, 'livery-held-f0re1n');
  await mkdir(foreign);
  await writeFile(path.join(foreign, 'kept'), '');
  await killed.end('SIGKILL');
  expect(alive(killed.pids)).toEqual(killed.pids);

  const next = await hold();

  expect(alive(killed.pids)).toEqual([]);
  expect(alive(inUse.pids)).toEqual(inUse.pids);
  const left = [inUse.folder, next.folder, foreign].map((folder) => path.basename(folder));
  expect((await readdir(temporary)).toSorted()).toEqual(left.toSorted());
  for (const each of [inUse, next]) await each.end('SIGTERM');
});

test('a number that another process has by now is not ended', async () => {
  const killed = await hold();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  running.push({ kill: () => other.kill('SIGKILL') });
  await writeFile(
    path.join(killed.folder, '.owner'),
    `\n${JSON.stringify({ pid: other.pid, startedAt: 'another time', signal: 'SIGKILL' })}\n`,
    { flag: 'a' },
  );
  await killed.end('SIGKILL');

  const next = await hold();

  expect(existsSync(killed.folder)).toBe(false);
  expect(alive([other.pid ?? 0])).toEqual([other.pid]);
  await next.end('SIGTERM');
});
