import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { CheckReport } from '../../cli/work/check/check-report.ts';
import { checkKey, keptFile } from '../../cli/work/check/kept-checks.ts';
import { partOf } from '../../cli/build/state/state.ts';
import { makeFixture } from './build-fixture.ts';
import { requestLivery } from './request-livery.ts';

const { codes, edit, fileOf, folder, merchants, remove } = makeFixture(2);
const [code = '', other = ''] = codes;
const home = path.join(folder, 'home');
process.env['LIVERY_HOME'] = home;

afterAll(() => {
  delete process.env['LIVERY_HOME'];
  remove();
});

const check = async (): Promise<CheckReport> => {
  const { stdout } = await requestLivery(['check', '--merchants', merchants, '--json']);
  return JSON.parse(stdout) as CheckReport;
};

const faultsOf = ({ problems }: CheckReport, merchant: string): string[] =>
  problems.filter((each) => each.merchant === merchant).map((each) => each.code);

const keptOf = (merchant: string): string => keptFile(merchants, partOf(merchant));

/** Has the store say of a merchant what nobody found: where that is told, it was not checked again. */
const plant = (merchant: string): void => {
  const kept = JSON.parse(readFileSync(keptOf(merchant), 'utf8')) as {
    merchants: Record<string, { issues: object[] }>;
  };
  const issue = { code: 'config/currency', merchant, file: fileOf(merchant), pointer: '/currency' };
  kept.merchants[merchant]?.issues.push({ ...issue, message: 'planted', suggestion: '' });
  writeFileSync(keptOf(merchant), JSON.stringify(kept));
};

test('what was found of the same files is told again; an edit, a new file or other code is looked at', async () => {
  const first = await check();
  expect(first.errors).toBe(0);
  codes.forEach(plant);
  const again = await check();
  expect(faultsOf(again, code)).toContain('config/currency');

  edit(code, (config) => Object.assign(config, { timeZone: 'Nowhere/Land' }));
  writeFileSync(path.join(merchants, other, 'notes.txt'), 'a file that was not there');
  const edited = await check();

  expect(faultsOf(edited, code)).toContain('config/time-zone');
  expect(faultsOf(edited, code)).not.toContain('config/currency');
  expect(faultsOf(edited, other)).not.toContain('config/currency');

  plant(other);
  const kept = readFileSync(keptOf(other), 'utf8');
  writeFileSync(keptOf(other), kept.replace(checkKey(merchants), 'of-other-code'));
  expect(faultsOf(await check(), other)).not.toContain('config/currency');
});

test('a brand that inherits a look is checked whenever the look may have changed', async () => {
  edit(code, (config) =>
    Object.assign(config, { timeZone: 'Asia/Yangon', theme: { extends: other }, layout: {} }),
  );
  expect((await check()).errors).toBe(0);

  edit(other, (config) => Object.assign(config['theme'] ?? {}, { brand: { primary: 'no color' } }));

  expect(faultsOf(await check(), code)).not.toStrictEqual([]);
});
