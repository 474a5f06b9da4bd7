import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stampFiles } from '../../cli/base/files/fingerprint.ts';
import { bundleProgram } from '../../cli/program/bundle/bundle-program.ts';
import { type BundleRecord, RECORD } from '../../cli/program/bundle/bundle-record.ts';
import { findBundle } from '../../cli/program/bundle/find-bundle.ts';
import { makeBundle, MARK } from '../../cli/program/bundle/make-bundle.ts';
import { makeFixture } from './build-fixture.ts';
import { ROOT } from './run-livery.ts';

const caches = path.join(ROOT, '.livery', 'cache');
const scratch = mkdtempSync(path.join(tmpdir(), 'livery bundle '));
let folder = '';
/** Where the pieces of the bundle are. */
let pieces = '';

beforeAll(async () => {
  mkdirSync(caches, { recursive: true });
  // Node finds the packages of a bundle from where it stands.
  folder = mkdtempSync(path.join(caches, 'program-test-'));
  await bundleProgram(folder);
  pieces = path.dirname(findBundle(folder) ?? '');
});

afterAll(() => {
  for (const place of [folder, scratch]) rmSync(place, { recursive: true, force: true });
});

const LIST = `
import { registerHooks } from 'node:module';
const urls = [];
registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
process.on('exit', () => process.stderr.write('LOADED' + JSON.stringify(urls)));
`;

const LOADER = pathToFileURL(path.join(ROOT, 'cli/program/bundle/load-bundle.ts')).href;

/** Runs a command line with the bundle, and tells which modules were loaded for it. */
const runBundled = (args: string[], flags: string[] = []) => {
  const program = `import { loadBundle } from ${JSON.stringify(LOADER)};
    const bundle = loadBundle(${JSON.stringify(folder)}, ${JSON.stringify(ROOT)});
    process.exitCode = await bundle.runProgram(${JSON.stringify(args)});`;
  const hook = `data:text/javascript,${encodeURIComponent(LIST)}`;
  const ran = spawnSync(
    process.execPath,
    [...flags, '--import', hook, '--input-type=module', '--eval', program],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const [stderr = '', urls = '[]'] = ran.stderr.split('LOADED');
  return { code: ran.status, stdout: ran.stdout, stderr, urls: JSON.parse(urls) as string[] };
};

/** The files of code that V8 made of the bundle's pieces, and kept. */
const codeFiles = (): string[] =>
  readdirSync(pieces)
    .filter((name) => name.endsWith('.code'))
    .map((name) => path.join(pieces, name));

const runSources = (args: string[]) => {
  const ran = spawnSync(process.execPath, ['cli/livery.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, LIVERY_BUNDLE: '0' },
  });
  return { code: ran.status, stdout: ran.stdout, stderr: ran.stderr };
};

test('a check says the same, and no source is loaded beside the bundle', () => {
  const { merchants, codes, remove } = makeFixture(1);
  try {
    const args = ['check', ...codes, '--merchants', merchants, '--json'];
    const { urls, ...bundled } = runBundled(args);

    expect(bundled).toEqual(runSources(args));
    const sources = ['cli', 'src'].map((name) => pathToFileURL(path.join(ROOT, name, '/')).href);
    const loaded = urls.filter((url) => sources.some((start) => url.startsWith(start)));
    // What loads the bundle.
    expect(loaded).toEqual([LOADER, new URL('bundle-record.ts', LOADER).href]);
    expect(codeFiles().length).toBeLessThan(40);

    // What explains faults is required by its place, from the sources.
    writeFileSync(path.join(merchants, codes[0] ?? '', 'merchant.json'), '{ "code": 5 }');
    const { code, stdout, stderr } = runBundled(args);

    expect({ code, stdout, stderr }).toEqual(runSources(args));
    expect(code).toBe(1);
  } finally {
    remove();
  }
});

test('a wrong option, and a help, get the answer that the sources give', () => {
  for (const args of [
    ['check', '--colour'],
    ['build', '--help'],
  ]) {
    const { code, stdout, stderr } = runBundled(args);

    expect({ code, stdout, stderr }, args.join(' ')).toEqual(runSources(args));
  }
});

test('what a run compiled is kept for the next, and damaged code is not run', () => {
  const runs = path.join(pieces, 'runs');
  rmSync(runs, { force: true });
  for (const file of codeFiles()) rmSync(file);
  const { urls: _, ...expected } = runBundled(['check', '--colour']);
  const [first, second] = codeFiles();
  expect(first !== undefined && second !== undefined).toBe(true);
  const made = codeFiles().map((file) => statSync(file).ino);

  // The second run keeps its code, too; the third does not.
  runBundled(['check', '--colour']);
  const kept = codeFiles().map((file) => statSync(file).ino);
  expect(kept).not.toEqual(made);
  for (const [at, file] of codeFiles().entries()) {
    const code = readFileSync(file);
    if (at % 2 === 0) truncateSync(file, at);
    // Code of another bundle with a true checksum in front would be V8's to refuse; this is a disk's fault.
    else writeFileSync(file, code.fill(7, Math.floor(code.length / 2)));
  }
  const { urls: _again, ...answer } = runBundled(['check', '--colour']);

  expect(answer).toEqual(expected);
  expect(codeFiles().map((file) => statSync(file).ino)).toEqual(kept);
  expect(readFileSync(runs, 'utf8')).toBe('...');
});

test('where no code can be kept, each run compiles', () => {
  const runs = path.join(pieces, 'runs');
  rmSync(runs, { force: true });
  mkdirSync(runs);
  for (const file of codeFiles()) rmSync(file);

  expect(runBundled(['build', '--help']).code).toBe(0);
  expect(codeFiles()).toEqual([]);
  rmSync(runs, { recursive: true });
});

test('code that V8 refuses, for it was made with other flags, is made anew at once', () => {
  const runs = path.join(pieces, 'runs');
  rmSync(runs, { force: true });
  /** The code that is kept after a run. */
  const codeAfter = (...flags: string[]): string[] => {
    runBundled(['check', '--colour'], flags);
    return codeFiles().map((file) => readFileSync(file, 'latin1'));
  };
  const made = codeAfter();
  // None of the next runs keeps its code for its number.
  writeFileSync(runs, '.'.repeat(4));
  expect(codeAfter()).toEqual(made);

  const anew = codeAfter('--no-opt');

  expect(anew.filter((code) => made.includes(code))).toEqual([]);
  expect(codeAfter('--no-opt')).toEqual(anew);
});

/** A folder of bundles with a record, true but for what is given. */
const plant = (name: string, given: Partial<BundleRecord>, text?: string): string => {
  const place = path.join(scratch, name);
  mkdirSync(place);
  const record = JSON.parse(readFileSync(path.join(folder, RECORD), 'utf8')) as BundleRecord;
  writeFileSync(path.join(place, 'main.cjs'), '');
  const planted = { ...record, entry: 'main.cjs', ...given };
  writeFileSync(path.join(place, RECORD), text ?? JSON.stringify(planted));
  return place;
};

test('a bundle is what the sources say, on this machine and this Node, or it is not used', () => {
  const sound = plant('sound', {});
  expect(findBundle(sound)).toBe(path.join(sound, 'main.cjs'));

  expect(findBundle(path.join(scratch, 'none'))).toBeUndefined();
  expect(findBundle(plant('node', { node: 'v1.0.0' }))).toBeUndefined();
  expect(findBundle(plant('moved', { root: '/elsewhere' }))).toBeUndefined();
  expect(findBundle(plant('gone', { entry: 'gone.cjs' }))).toBeUndefined();
  expect(findBundle(plant('half', {}, '{"root":"'))).toBeUndefined();
});

test('a source that is written to, or goes, ends the bundle', () => {
  const source = path.join(scratch, 'one.ts');
  writeFileSync(source, 'export const one = 1;\n');
  const names = path.relative(ROOT, source);
  const settled = (): string => stampFiles(ROOT, names).replace('?', '');
  const place = plant('edited', { names, stamp: settled() });
  const stampNow = (): string => stampFiles(ROOT, names);
  // The stamp of a file that was just written says nothing yet.
  while (stampNow().endsWith('?')) spawnSync('sleep', ['0.02']);
  expect(findBundle(place)).toBe(path.join(place, 'main.cjs'));

  writeFileSync(source, 'export const one = 2;\n');
  while (stampNow().endsWith('?')) spawnSync('sleep', ['0.02']);
  expect(findBundle(place)).toBeUndefined();

  rmSync(source);
  expect(findBundle(place)).toBeUndefined();
});

test('none is made while somebody works on the sources, while another makes it, or in vain', () => {
  const sources = path.join(scratch, 'sources');
  mkdirSync(sources);
  const [touched, begun] = [path.join(scratch, 'touched'), path.join(scratch, 'begun')];
  writeFileSync(path.join(sources, 'one.ts'), '');
  expect(makeBundle(touched, [sources])).toBeUndefined();
  expect(existsSync(touched)).toBe(false);

  rmSync(path.join(sources, 'one.ts'));
  mkdirSync(begun);
  writeFileSync(path.join(begun, MARK), '');
  expect(makeBundle(begun, [sources])).toBeUndefined();

  // A folder cannot be made below a file.
  expect(makeBundle(path.join(begun, MARK, 'below'), [sources])).toBeUndefined();
});

test('who finds none makes it, and the next one finds it', () => {
  const sources = path.join(scratch, 'no-sources');
  const place = mkdtempSync(path.join(caches, 'program-test-'));
  try {
    const made = makeBundle(place, [sources]);

    expect(made).toBe(findBundle(place));
    expect(made !== undefined && existsSync(made)).toBe(true);
    expect(existsSync(path.join(place, MARK))).toBe(false);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});

const HOUR_S = 3600;

/** Puts a folder's time back. */
const grownOld = (place: string, hours: number): void => {
  const at = Date.now() / 1000 - hours * HOUR_S;
  utimesSync(place, at, at);
};

test('who began with a bundle may go on loading from it when another stands for it', async () => {
  const place = mkdtempSync(path.join(caches, 'program-test-'));
  const former = path.join(place, 'b-former');
  const older = path.join(place, 'b-older');
  try {
    for (const each of [former, older]) mkdirSync(each);
    writeFileSync(path.join(place, RECORD), JSON.stringify({ entry: 'b-former/main.cjs' }));
    // One that was made long ago was in use a moment ago; the other one was replaced the day before yesterday.
    for (const each of [former, older]) grownOld(each, 50);

    await bundleProgram(place);
    expect([former, older].map((each) => existsSync(each))).toEqual([true, false]);

    const second = path.dirname(findBundle(place) ?? '');
    grownOld(former, 23);
    grownOld(second, 200);
    await bundleProgram(place);
    expect([former, second].map((each) => existsSync(each))).toEqual([true, true]);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});

test('a long run says now and then that it still loads from its bundle', () => {
  const program = `import { statSync, utimesSync } from 'node:fs';
    const said = [];
    globalThis.setInterval = (say, ms) => (said.push({ say, ms }), { unref: () => {} });
    const { loadBundle } = await import(${JSON.stringify(LOADER)});
    loadBundle(${JSON.stringify(folder)}, ${JSON.stringify(ROOT)});
    utimesSync(${JSON.stringify(pieces)}, 1, 1);
    const kept = said.filter(({ ms }) => ms >= 600_000 && ms <= 3_600_000);
    for (const { say } of kept) say();
    console.log(kept.length, Date.now() - statSync(${JSON.stringify(pieces)}).mtimeMs < 3_600_000);`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: ROOT, encoding: 'utf8' },
  );

  expect({ stdout, stderr }).toEqual({ stdout: '1 true\n', stderr: '' });
});
