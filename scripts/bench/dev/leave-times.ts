import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../setup/run-platform.ts';
import { startObjectStore } from '../publish/object-store.ts';
import { livery, ROOT, startVerb } from './start-verb.ts';

/** Where everything of one measurement stands. */
export interface Places {
  folder: string;
  merchants: string;
  home: string;
}

/** The code of a ref that answers at once, so that Ctrl-C of `preview` itself is measured. */
const REF = `import { createServer } from 'node:http';
const server = createServer((_asked, answer) => answer.end('here'));
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port, sites: [] })));
`;

const makeRepository = (folder: string): string => {
  const repository = path.join(folder, 'repository');
  mkdirSync(path.join(repository, 'cli'), { recursive: true });
  writeFileSync(path.join(repository, 'cli', 'livery.ts'), REF);
  writeFileSync(path.join(repository, 'package.json'), '{ "name": "x", "type": "module" }');
  cpSync(path.join(ROOT, 'package-lock.json'), path.join(repository, 'package-lock.json'));
  const who = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com'];
  const git = (...args: string[]): void => {
    execFileSync('git', [...who, ...args], { cwd: repository, stdio: 'pipe' });
  };
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'main');
  return repository;
};

/** Each program that runs until Ctrl-C: its name, how it is started, and what it writes once it works. */
const programsOf = async ({ folder, merchants }: Places, store: string) => {
  const [code = ''] = readdirSync(merchants).toSorted();
  const port = async (): Promise<string[]> => ['--port', String(await freePort())];
  const sites = ['--merchants', merchants, '--out', path.join(folder, 'dist')];
  const serving = /Press Ctrl-C/;
  const repository = makeRepository(folder);
  const main = ['--repository', repository, '--main-port', String(await freePort())];
  const storybook = [path.join(ROOT, 'scripts', 'bootstrap.mjs'), 'storybook'];
  return [
    // First, for `serve` serves what it has built.
    ['start', livery('start', ...sites, ...(await port())), serving],
    ['serve', livery('serve', ...sites, ...(await port())), serving],
    ['dev', livery('dev', code, '--merchants', merchants, ...(await port())), /localhost/],
    ['preview', livery('preview', 'main', ...main, ...(await port())), serving],
    [
      'publish --follow',
      livery('publish', store, '--to', path.join(folder, 'followed'), '--follow'),
      serving,
    ],
    [
      'theme watch',
      livery(
        'theme',
        'watch',
        code,
        path.join(folder, 'own.tokens.json'),
        '--merchants',
        merchants,
      ),
      /Ctrl-C/,
    ],
    ['npm run storybook', [...storybook, ...(await port())], /Local:|started/],
  ] as const satisfies readonly (readonly [string, string[], RegExp])[];
};

/**
 * Starts each program that runs until Ctrl-C, one after the other, and presses it.
 *
 * @param report told each in seconds
 */
export const measureLeaving = async (
  places: Places,
  report: (what: string, seconds: number) => void,
): Promise<void> => {
  // What this checkout has compiled is not compiled again.
  const store = path.join(ROOT, '.livery', 'store');
  mkdirSync(store, { recursive: true });
  const home = path.join(places.folder, 'home of programs');
  mkdirSync(home);
  symlinkSync(store, path.join(home, 'store'), 'dir');
  const objects = await startObjectStore();
  try {
    const programs = await programsOf(places, objects.folder('bench'));
    for (const [name, args, until] of programs) {
      const running = startVerb(args, until, { ...objects.env, LIVERY_HOME: home });
      try {
        await running.said;
      } finally {
        report(`Ctrl-C of ${name}`, await running.leave());
      }
    }
  } finally {
    await objects.stop();
  }
};
