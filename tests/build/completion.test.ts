import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHELLS } from '../../cli/work/completion/render-script.ts';
import { provideDebianProgram } from '../../scripts/debian/provide-program.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { requestLivery } from './request-livery.ts';
import { makeFixture } from './build-fixture.ts';

const run = promisify(execFile);
const { codes, merchants, remove } = makeFixture(2);
const folder = mkdtempSync(path.join(tmpdir(), 'livery completion '));

beforeAll(async () => {
  for (const shell of SHELLS) {
    const { code, stdout } = await requestLivery(['completion', shell]);
    expect(code).toBe(0);
    writeFileSync(path.join(folder, shell), stdout);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  remove();
});

const complete = async (...words: string[]): Promise<string[]> => {
  const { stdout } = await requestLivery(['complete', '--', ...words]);
  return stdout.split('\n').flatMap((line) => line.split('\t')[0] || []);
};

test('verbs, verbs below verbs, options and values come from the program itself', async () => {
  const { stdout: help } = await requestLivery(['--help']);
  const verbs = [...(help.split('Commands:')[1] ?? '').matchAll(/^ {2}([a-z]+)\b/gm)]
    .flatMap(([, verb]) => verb ?? [])
    .filter((verb) => verb !== 'livery');

  expect((await complete('')).toSorted()).toEqual(expect.arrayContaining(verbs));
  expect(await complete('bui')).toEqual(['build']);
  expect(await complete('complet')).toEqual(['completion']);
  expect(await complete('platform', 'chat', '--')).toContain('--limit');
  expect(await complete('host', '')).toEqual(expect.arrayContaining(['nginx', 'caddy']));
  expect(await complete('host', 'nginx', '--up')).toEqual(['--upstream']);
  expect(await complete('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  // A file or folder comes next: the shell knows those.
  expect(await complete('build', '--out', '')).toEqual([]);
});

test('merchants come from the folder that the line names, each once', async () => {
  const named = ['build', '--merchants', merchants];

  expect(await complete(...named, '')).toEqual(codes);
  expect(await complete(...named, codes[0] ?? '', '')).toEqual([codes[1]]);
  expect(await complete('build', '--merchants', '/nowhere', '')).toEqual([]);
  expect(await complete('check', 'sh')).toEqual(['shwe']);
});

test('bash completes after the script was sourced', async () => {
  const script = `source "$1"
    COMP_WORDS=(livery build --merchants "$2" "")
    COMP_CWORD=4
    _livery_complete
    printf '%s\\n' "\${COMPREPLY[@]}"
    COMP_WORDS=(livery roll)
    COMP_CWORD=1
    _livery_complete
    printf '%s\\n' "\${COMPREPLY[@]}"
    complete -p livery`;
  const args = ['--norc', '-euc', script, 'bash', path.join(folder, 'bash'), merchants];
  const { stdout } = await run('bash', args);

  expect(stdout.split('\n').filter(Boolean)).toEqual([
    ...codes,
    'rollback',
    'complete -o default -F _livery_complete livery',
  ]);
});

const zsh = await provideDebianProgram('zsh', ['zsh', 'zsh-common']);
if ('missing' in zsh) reportSkipped(zsh.missing);

describe.skipIf('missing' in zsh)('zsh', () => {
  test('offers the same after the script was sourced', async () => {
    if ('missing' in zsh) return;
    const modules = path.join(zsh.folder, 'usr/lib/x86_64-linux-gnu');
    const script = `module_path=("$3"/*/zsh(N) "$3"/zsh/*(N) "$3")
      compdef() { print "compdef $1 $2" }
      functions[compdef]=$functions[compdef]
      _describe() { print -l -- "\${(@P)2}" }
      _files() { print files }
      source "$1"
      words=(livery build --merchants "$2" "") CURRENT=5 _livery
      words=(livery roll) CURRENT=2 _livery
      words=(livery build --out "") CURRENT=4 _livery`;
    const program = path.join(zsh.folder, 'bin/zsh');
    const args = ['-f', '-c', script, 'zsh', path.join(folder, 'zsh'), merchants, modules];
    const { stdout } = await run(program, args);

    const lines = stdout.split('\n').filter(Boolean);
    expect(lines.slice(0, 3)).toEqual([
      'compdef _livery livery',
      ...codes.map((each) => `${each}:${each}`),
    ]);
    expect(lines[3]).toMatch(/^rollback:.+/);
    expect(lines[4]).toBe('files');
  });
});

const fish = await provideDebianProgram('fish', ['fish', 'fish-common', 'libpcre2-32-0']);
if ('missing' in fish) reportSkipped(fish.missing);

describe.skipIf('missing' in fish)('fish', () => {
  test('offers the same after the script was sourced', async () => {
    if ('missing' in fish) return;
    const program = path.join(fish.folder, 'usr/bin/fish');
    const library = path.join(fish.folder, 'usr/lib/x86_64-linux-gnu');
    const env = { ...process.env, LD_LIBRARY_PATH: library, HOME: folder, XDG_CONFIG_HOME: folder };
    const script = `source $argv[1]; complete -C "livery build --merchants '$argv[2]' "; complete -C "livery roll"`;
    const { stdout } = await run(
      program,
      ['-N', '-c', script, path.join(folder, 'fish'), merchants],
      {
        env,
      },
    );

    const lines = stdout.split('\n').filter(Boolean);
    expect(lines.slice(0, codes.length)).toEqual(codes);
    expect(lines.at(-1)).toMatch(/^rollback\t.+/);
  });
});
