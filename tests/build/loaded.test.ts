import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listCompileSources } from '../../cli/build/compile/compile-sources.ts';
import { listRenderSources } from '../../cli/build/release/scan-files.ts';
import { makeFixture } from './build-fixture.ts';
import { ROOT } from './run-livery.ts';

const LIST = `
import { registerHooks } from 'node:module';
const urls = [];
registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
process.on('exit', () => process.stderr.write('LOADED' + JSON.stringify(urls)));
`;

/** Asking for names of regions loads them, which takes 20 ms. */
const COUNT_NAMES = `
let count = 0;
const { DisplayNames } = Intl;
Intl.DisplayNames = class extends DisplayNames {
  constructor(...args) { super(...args); count += 1; }
};
process.on('exit', () => process.stderr.write('LOADED' + JSON.stringify(['x'.repeat(count)])));
`;

/** The first format of numbers has V8 look through all languages, which takes 10 ms. */
const COUNT_FORMATS = `
let count = 0;
const { NumberFormat } = Intl;
Intl.NumberFormat = class extends NumberFormat {
  constructor(...args) { super(...args); count += 1; }
};
process.on('exit', () => process.stderr.write('LOADED' + JSON.stringify(['x'.repeat(count)])));
`;

/** What a run of the command says of itself: by default the addresses of all modules that it loads. */
const urlsOf = (...args: string[]): string[] => told(LIST, args);

const told = (program: string, args: string[]): string[] => {
  const hook = `data:text/javascript,${encodeURIComponent(program)}`;
  const ran = spawnSync(process.execPath, ['--import', hook, 'cli/livery.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, LIVERY_BUNDLE: '0' },
  });
  expect(ran.status, ran.stderr).toBe(0);
  return JSON.parse(ran.stderr.split('LOADED')[1] ?? '[]') as string[];
};

/** The packages and folders that a run of the command loads. */
const loadedBy = (...args: string[]): string[] => {
  const nameOf = (url: string): string =>
    /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ??
    /\/(src\/[^/]+|cli\/program\/commands\/[^/]+)\//.exec(url)?.[1] ??
    '';
  return [...new Set(urlsOf(...args).map(nameOf))].filter(Boolean).toSorted();
};

test('the help of a verb loads that verb alone', () => {
  expect(loadedBy('build', '--help')).toStrictEqual(['cli/program/commands/build', 'commander']);
});

test('a check of a brand without faults loads no server, database, parser of HTML or compiler', () => {
  const { merchants, codes, remove } = makeFixture(1);

  const loaded = loadedBy('check', ...codes, '--merchants', merchants);
  remove();

  const heavy = ['kysely', 'pg', 'zod', 'sanitize-html', 'typescript', 'vite', 'rolldown'];
  expect(loaded.filter((name) => heavy.includes(name))).toStrictEqual([]);
  expect(loaded).toContain('src/config');
});

test('a check of a brand that names no country loads no names of countries', () => {
  const { merchants, codes, remove } = makeFixture(1);

  const [names] = told(COUNT_NAMES, ['check', ...codes, '--merchants', merchants]);
  remove();

  expect(names).toBe('');
});

test('a check of a brand whose texts have figures but name no amount makes no format of numbers', () => {
  const { merchants, codes, remove } = makeFixture(1);
  const file = path.join(merchants, codes[0] ?? '', 'merchant.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as { brand: { slogan: object } };
  config.brand.slogan = { en: 'Open 24 hours, 7 days' };
  writeFileSync(file, JSON.stringify(config));

  const [formats] = told(COUNT_FORMATS, ['check', ...codes, '--merchants', merchants]);
  remove();

  expect(formats).toBe('');
});

test('whatever a check is made with belongs to the key that its answers are kept by', () => {
  const { merchants, codes, remove } = makeFixture(1);
  const covered = new Set([...listCompileSources(), ...listRenderSources()]);
  // What reads the command line, prints and knows where things are says nothing of a merchant; nor is it kept what a
  // platform has set aside.
  const others =
    /^(?:package\.json|src\/platform\/base\/merchants\/set-aside-file|cli\/(?:livery|api\/|base\/paths|work\/check\/|program\/|base\/terminal\/))/;

  const urls = urlsOf('check', ...codes, '--merchants', merchants);
  remove();

  const own = urls
    .filter((url) => url.startsWith('file:') && !url.includes('/node_modules/'))
    .map((url) => path.relative(ROOT, fileURLToPath(url)));
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter((name) => !covered.has(name) && !others.test(name))).toStrictEqual([]);
});
