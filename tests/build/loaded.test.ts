import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { makeFixture } from './build-fixture.ts';
import { ROOT } from './run-livery.ts';

const LIST = `
import { registerHooks } from 'node:module';
const urls = [];
registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
process.on('exit', () => process.stderr.write('LOADED' + JSON.stringify(urls)));
`;

/** The packages and folders that a run of the command loads. */
const loadedBy = (...args: string[]): string[] => {
  const hook = `data:text/javascript,${encodeURIComponent(LIST)}`;
  const ran = spawnSync(process.execPath, ['--import', hook, 'cli/livery.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(ran.status, ran.stderr).toBe(0);
  const urls = JSON.parse(ran.stderr.split('LOADED')[1] ?? '[]') as string[];
  const nameOf = (url: string): string =>
    /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ??
    /\/(src\/[^/]+|cli\/program\/commands\/[^/]+)\//.exec(url)?.[1] ??
    '';
  return [...new Set(urls.map(nameOf))].filter(Boolean).toSorted();
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
