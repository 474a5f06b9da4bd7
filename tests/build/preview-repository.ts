import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './run-livery.ts';

/** The code of a ref: it starts as `livery start` does and answers what it was asked. */
const CODE = `import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
const look = readFileSync('look.txt', 'utf8');
const server = createServer((asked, answer) => {
  const { host, origin } = asked.headers;
  if (asked.url === '/stream') return answer.write('data: 1\\n\\n');
  answer.end(JSON.stringify({ look, host, origin, pid: process.pid, database: process.env['DATABASE_URL'],
    settings: Object.keys(process.env).filter((name) => /^(LIVERY_|DATABASE_URL)/.test(name)).sort(),
    home: process.env['LIVERY_HOME'], store: realpathSync(process.env['LIVERY_HOME'] + '/store'), packages: existsSync('node_modules/typescript') }));
});
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ outputVersion: 1, port: server.address().port,
    sites: [{ code: 'shwe', name: 'Shwe', url: '' }] }, null, 2)));
server.keepAliveTimeout = 0;
server.on('upgrade', async (asked, socket, head) => {
  const { WebSocketServer } = await import('ws');
  const { host, origin } = asked.headers;
  new WebSocketServer({ noServer: true }).handleUpgrade(asked, socket, head, (talk) => {
    talk.send(JSON.stringify({ look, host, origin, path: asked.url }));
    talk.on('message', (said) => talk.send(look + ' heard ' + said));
  });
});
if (existsSync('stubborn')) process.on('SIGTERM', () => {});
`;

const LOCK = JSON.stringify({
  name: 'x',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: { '': {} },
});

/**
 * A repository with the branches `main`, `feature/red`, `feature-red`, `sparing`, `stubborn` and `packages`, and
 * the pull request 7, as GitHub keeps one; and a clone of it that knows `main` alone.
 */
export const makePreviewRepository = () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'livery preview ')));
  const [origin, clone] = [path.join(folder, 'origin'), path.join(folder, 'clone')];
  const git = (cwd: string, ...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  const commit = (files: Record<string, string>, message: string): string => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(origin, name)), { recursive: true });
      writeFileSync(path.join(origin, name), text);
    }
    git(origin, 'add', '-A');
    git(origin, 'commit', '-qm', message);
    return git(origin, 'rev-parse', 'HEAD');
  };
  mkdirSync(origin);
  git(origin, 'init', '-q', '-b', 'main');
  cpSync(path.join(ROOT, 'package-lock.json'), path.join(origin, 'package-lock.json'));
  writeFileSync(
    path.join(origin, 'package.json'),
    '{ "name": "x", "version": "1.0.0", "type": "module" }',
  );
  writeFileSync(path.join(origin, '.gitignore'), 'node_modules/\n');
  commit({ 'cli/livery.ts': CODE, 'look.txt': 'main' }, 'main');
  const branch = (name: string, files: Record<string, string>): string => {
    git(origin, 'checkout', '-q', '-b', name, 'main');
    return commit(files, name);
  };
  branch('feature/red', { 'look.txt': 'red' });
  branch('feature-red', { 'look.txt': 'other' });
  branch('sparing', { 'cli/build/store/local/served-compiles.ts': '', 'look.txt': 'sparing' });
  branch('stubborn', { stubborn: '', 'look.txt': 'stubborn' });
  branch('packages', { 'package-lock.json': LOCK, 'look.txt': 'packages' });
  branch('broken', { 'cli/livery.ts': 'throw new Error("no such theme")' });
  git(origin, 'update-ref', 'refs/pull/7/head', branch('pull-7', { 'look.txt': 'pull 7' }));
  git(origin, 'checkout', '-q', 'main');
  git(origin, 'branch', '-qD', 'pull-7');
  git(folder, 'clone', '-q', '--branch', 'main', origin, clone);
  for (const name of ['feature/red', 'feature-red', 'sparing', 'stubborn', 'packages', 'broken'])
    git(clone, 'branch', '-q', name, `origin/${name}`);
  return {
    folder,
    clone,
    home: path.join(folder, 'home'),
    /** A newer head of the pull request. */
    push: (look: string): void => {
      git(origin, 'checkout', '-q', '--detach', 'refs/pull/7/head');
      git(origin, 'update-ref', 'refs/pull/7/head', commit({ 'look.txt': look }, look));
      git(origin, 'checkout', '-q', 'main');
    },
    /** The work trees that git counts beside the clone itself. */
    workTrees: (): string[] =>
      git(clone, 'worktree', 'list', '--porcelain')
        .split('\n')
        .flatMap((line) => /^worktree (.*)/.exec(line)?.[1] ?? [])
        .filter((each) => each !== clone),
    remove: (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
};
