import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckReport } from '../../cli/work/check/check-report.ts';
import { makeFixture } from './build-fixture.ts';
import { giveOwnCode, ownCodeWith } from './own-code.ts';
import { runLivery } from './run-livery.ts';

const { codes, merchants, folder, fileOf, edit, remove } = makeFixture(2);
const [first = '', other = ''] = codes;
const home = path.join(folder, 'home');
const hook = path.join(folder, 'hook.cjs');

beforeAll(() => {
  for (const code of codes)
    edit(code, (config) => {
      Object.assign(config['layout'] ?? {}, { footer: 'slim' });
      Object.assign(config, { home: { sections: ['banners', 'games'] } });
      Object.assign(config['languages'] ?? {}, { list: ['en'], default: 'en', fallback: 'en' });
    });
  // Brands of equal own code share what is known of it.
  giveOwnCode(
    path.dirname(fileOf(first)),
    ownCodeWith({ 'styles.css': '@layer brand { :root { color: inherit; } }\n' }),
  );
  giveOwnCode(path.dirname(fileOf(other)), ownCodeWith({ 'styles.css': '@layer brand {}\n' }));
});

afterAll(remove);

/** Checks both; TypeScript does something else in the check of the first, if that is given. */
const check = async (instead?: string) => {
  const tsc = `require('fs').readFileSync('tsconfig.json', 'utf8').includes('/${first}/')`;
  const isTsc = `/[\\\\/]bin[\\\\/]tsc$/.test(process.argv[1] ?? '')`;
  writeFileSync(hook, `if (${isTsc} && ${tsc}) { ${instead} }`);
  const env = {
    LIVERY_HOME: home,
    ...(instead !== undefined && { NODE_OPTIONS: `--require "${hook}"` }),
  };
  const args = ['check', '--merchants', merchants, '--json'];
  const { code, stdout, stderr } = await runLivery(args, env);
  expect(stdout, stderr).not.toBe('');
  const { problems } = JSON.parse(stdout) as CheckReport;
  return { code, errors: problems.filter(({ severity }) => severity === 'error') };
};

test.each([
  ['was ended', `process.kill(process.pid, 'SIGKILL')`, 'it was ended by SIGKILL'],
  [
    'broke down',
    `require('fs').writeSync(2, 'panic: out of memory'); process.exit(2)`,
    'panic: out of memory',
  ],
  ['left unexpectedly', 'process.exit(5)', 'it left with 5'],
  ['found errors and named none', 'process.exit(2)', 'it found errors in no file'],
])('a check of types that %s is told of its brand, and of no other', async (_, instead, why) => {
  const { code, errors } = await check(instead);

  expect(errors).toEqual([
    expect.objectContaining({
      code: 'overrides/unchecked',
      merchant: first,
      file: expect.stringMatching(/\/overrides$/),
      message: expect.stringContaining(`TypeScript has not checked this own code: ${why}.`),
      suggestion: expect.stringContaining('check again'),
    }),
  ]);
  expect(code).toBe(1);
});

test('nothing of it is kept: the next check finds out', async () => {
  expect(readdirSync(path.join(home, 'cache', 'own-clean'))).toHaveLength(1);
  expect(readdirSync(path.join(home, 'cache', 'own-types'))).toHaveLength(1);

  expect(await check()).toEqual({ code: 0, errors: [] });
  expect(readdirSync(path.join(home, 'cache', 'own-types'))).toHaveLength(2);
});

test('a file that goes while it is checked is told of its brand, and of no other', async () => {
  const file = path.join(path.dirname(fileOf(first)), 'overrides', 'styles.css');
  const gone = JSON.stringify(file);
  writeFileSync(file, '@layer brand {}\n\n');

  const { code, errors } = await check(
    `require('fs').rmSync(${gone}); console.log(${gone} + '(1,1): error TS2304: x'); process.exit(2)`,
  );

  expect(errors).toEqual([
    expect.objectContaining({
      code: 'file/missing',
      merchant: first,
      file: expect.stringMatching(/overrides\/styles\.css$/),
      suggestion: expect.stringContaining('check again'),
    }),
  ]);
  expect(code).toBe(1);
});
