import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allChecks } from '#config/checks/all-checks.ts';
import { checkMerchants } from '#config/check-merchants.ts';
import { temporaryMerchants } from '#config/testing/temporary-merchants.ts';
import { InternalError } from '../../base/terminal/errors.ts';
import { readServedFiles } from '../../build/fleet/read-served-files.ts';
import { MerchantsError } from '../../build/fleet/merchants-error.ts';
import { run as checkAction } from '../../program/commands/check/check.action.ts';
import { run as generateAction } from '../../program/commands/generate/generate.action.ts';
import { runProgram } from '../../program/program.ts';
import { runCheck } from './check-merchants.ts';

/** A rule that nobody has thought to the end throws for one brand of three, as long as it is told to. */
let faultOf = 'broken';
const rule: (typeof allChecks)[number] = [
  ({ slug }) => {
    if (slug === faultOf) throw new TypeError('Cannot read properties of undefined');
    return [];
  },
  ['/code'],
];

let home = '';
const merchants = temporaryMerchants();
for (const code of ['alpha', 'broken', 'omega']) merchants.add(code);

beforeEach(() => {
  faultOf = 'broken';
  allChecks.unshift(rule);
  home = mkdtempSync(path.join(tmpdir(), 'livery home '));
  vi.stubEnv('LIVERY_HOME', home);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  allChecks.splice(allChecks.indexOf(rule), 1);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(home, { recursive: true });
});

afterAll(merchants.remove);

const errorsOf = (issues: readonly { code: string; merchant: string; message: string }[]) =>
  issues.filter(({ code }) => code === 'merchant/unforeseen');

test('what a check throws for one brand is that brand’s error, with the place, and all others are checked', async () => {
  const { issues, errors } = await runCheck({ merchantsDir: merchants.dir, codes: [] });

  expect(errors).toBe(1);
  const [found] = errorsOf(issues);
  expect(found).toMatchObject({
    merchant: 'broken',
    file: path.join(merchants.dir, 'broken', 'merchant.json'),
  });
  expect(found?.message).toMatch(/at \S+:\d+:\d+: Cannot read properties of undefined\.$/);
});

test('nothing of it is kept: once the fault is mended, the brand is without one', async () => {
  await runCheck({ merchantsDir: merchants.dir, codes: [] });
  faultOf = '';

  const { issues } = await runCheck({ merchantsDir: merchants.dir, codes: [] });

  expect(errorsOf(issues)).toEqual([]);
});

test('the command tells it and leaves with a fault of ours', async () => {
  await expect(checkAction([], { merchants: merchants.dir })).rejects.toThrow(InternalError);
});

test('whoever reads all brands gets the others', async () => {
  const { merchants: read, issues } = await checkMerchants(merchants.dir);
  const served = await readServedFiles(merchants.dir, ['alpha', 'broken', 'omega']);

  expect(read.map(({ code }) => code)).toEqual(['alpha', 'omega']);
  expect(errorsOf(issues).map(({ merchant }) => merchant)).toEqual(['broken']);
  expect(served.merchants.map(({ code }) => code)).toEqual(['alpha', 'omega']);
  expect(served.broken.map(({ code }) => code)).toEqual(['broken']);
});

test('the files of the others are generated, and whose are not is told as a fault of ours', async () => {
  const generated = generateAction([], { merchants: merchants.dir });

  await expect(generated).rejects.toThrow(MerchantsError);
  await expect(generated).rejects.toMatchObject({ problems: [{ code: 'merchant/unforeseen' }] });
  await expect(generated).rejects.toThrow('the files of 2 are written: 1 error');
  const written = ['alpha', 'broken', 'omega'].filter((code) =>
    existsSync(path.join(home, code, 'settings.ts')),
  );
  expect(written).toEqual(['alpha', 'omega']);
  expect(await runProgram(['generate', '--merchants', merchants.dir])).toBe(70);
});
