import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { describeHolder } from '../../base/files/lock-holder.ts';
import { addTree } from './add-tree.ts';
import { nobody, readPreview, treeOf, writePreview } from './preview-folder.ts';
import { endPreview } from './stop-previews.ts';

const LEAVER = path.join(import.meta.dirname, 'leave-process.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'livery stop previews '));
const repository = path.join(folder, 'repository');
const [asked, go] = [path.join(folder, 'asked'), path.join(folder, 'go')];
const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
const run = (...args: string[]): void => void execFileSync('git', args, { stdio: 'pipe' });

afterAll(() => {
  vi.unstubAllEnvs();
  // One that still waits would keep its process.
  writeFileSync(go, '');
  rmSync(folder, { recursive: true, force: true });
});

/** A git that takes its time to give a work tree back: until the file `go` is there. */
const holdRemovals = (): void => {
  const real = execFileSync('sh', ['-c', 'command -v git']).toString().trim();
  const shim = `#!/bin/sh
case "$*" in *"worktree remove"*)
  touch "${asked}"
  until [ -e "${go}" ]; do sleep 0.02; done;;
esac
exec "${real}" "$@"
`;
  writeFileSync(path.join(folder, 'git'), shim, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
};

test('a start waits until the work tree of the last preview is given back', async () => {
  run('init', '-q', '-b', 'main', repository);
  run('-C', repository, ...who, 'commit', '-q', '--allow-empty', '-m', 'first');
  vi.stubEnv('LIVERY_HOME', path.join(folder, 'home'));
  holdRemovals();
  const tree = treeOf('main');
  const record = { ref: 'main', slug: 'main', commit: 'main', repository, ...nobody };
  await addTree(repository, tree, 'main', new AbortController().signal);
  writePreview(record);
  const leaver = spawn(process.execPath, [LEAVER, 'main'], { stdio: 'inherit' });
  await expect.poll(() => existsSync(asked), { timeout: 60_000 }).toBe(true);
  const meanwhile = readPreview('main') ?? record;
  let isFree = false;

  const free = endPreview(meanwhile).then(() => (isFree = true));
  await Promise.race([free, wait(300)]);

  expect(meanwhile.leaver).toBe(describeHolder(leaver.pid));
  expect(isFree).toBe(false);
  writeFileSync(go, '');
  await free;
  expect(leaver.exitCode ?? (await once(leaver, 'exit'))[0]).toBe(0);
  expect([existsSync(tree), readPreview('main')?.leaver]).toEqual([false, '']);
});
