import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { addTree } from './add-tree.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery add tree '));
const repository = path.join(folder, 'repository');
const lost = path.join(folder, 'lost');
const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
const run = (...args: string[]): void => void execFileSync('git', args, { stdio: 'pipe' });

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** A git that once finds the folder of records gone, as while another preview gives its tree back. */
const loseFolderOnce = (): void => {
  const real = execFileSync('sh', ['-c', 'command -v git']).toString().trim();
  const shim = `#!/bin/sh
case "$*" in *"worktree add"*)
  if [ -e "${lost}" ]; then
    rm "${lost}"
    echo "fatal: could not create directory of '.git/worktrees/tree': No such file or directory" >&2
    exit 128
  fi;;
esac
exec "${real}" "$@"
`;
  writeFileSync(path.join(folder, 'git'), shim, { mode: 0o755 });
  writeFileSync(lost, '');
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
};

test('a work tree is made although another one is given back at that moment; what git refuses is told', async () => {
  run('init', '-q', '-b', 'main', repository);
  run('-C', repository, ...who, 'commit', '-q', '--allow-empty', '-m', 'first');
  loseFolderOnce();
  const { signal } = new AbortController();
  const tree = path.join(folder, 'previews', 'main', 'tree');

  await addTree(repository, tree, 'main', signal);

  expect(existsSync(path.join(tree, '.git'))).toBe(true);
  expect(existsSync(lost)).toBe(false);
  await expect(
    addTree(repository, path.join(folder, 'other'), 'no-such-ref', signal),
  ).rejects.toThrow(/git worktree add in .*: fatal: invalid reference: no-such-ref/);
});
