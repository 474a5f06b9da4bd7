import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '#config/testing/temporary-merchants.ts';
import type { CheckReport } from '../../cli/work/check/check-report.ts';
import { inProof } from '../support/proof.ts';
import { requestLivery } from './request-livery.ts';
import { makeFixture } from './build-fixture.ts';

/** More than a thread is given at once: what is found comes from several. */
const SIZE = inProof(70, 130);
/** As the first of them says it, so that none of these names may part the group. */
const BROKEN = inProof(60, 120);

const fleet = makeFixture(SIZE);
afterAll(fleet.remove);

beforeAll(() => {
  for (const [index, code] of fleet.codes.slice(0, BROKEN).entries()) {
    fleet.edit(code, (value) => {
      const config = value as Values;
      // Each with values of its own: a number, a name, a place in a list.
      config['site'].domains = [`${code}.one.example`, `${code}.two.example`];
      config['site'].mainDomain = `${code}.else.example`;
      config['languages'].list.push(...config['languages'].list.slice(0, 1));
      if (index < 3) config['currency'] = 'XXA';
    });
  }
});

const check = async (...args: string[]) => {
  const { code, stdout, stderr } = await requestLivery([
    'check',
    '--merchants',
    fleet.merchants,
    ...args,
  ]);
  return { code, stdout, stderr };
};

const report = async (...args: string[]): Promise<CheckReport> => {
  const { stdout, stderr } = await check('--json', ...args);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as CheckReport;
};

const timesOf = (text: string, words: string): number => text.split(words).length - 1;

test('equal faults are one block with a count, three places and one remedy', async () => {
  const { code, stdout } = await check();

  expect(code).toBe(1);
  expect(timesOf(stdout, 'domain/main-not-listed')).toBe(1);
  expect(stdout).toContain(`${BROKEN} times`);
  expect(stdout).toContain('The main domain … is not among the domains.');
  for (const first of fleet.codes.slice(0, 3)) expect(stdout).toContain(`${first}/merchant.json:`);
  expect(stdout).not.toContain(`${fleet.codes[7]}/merchant.json`);
  expect(stdout).toContain('livery check --fix --fault config/duplicate-item');
  // Fewer than a handful are told one by one, each with its own place.
  expect(timesOf(stdout, 'config/currency')).toBe(3);
});

test('--json has every problem and the groups beside them', async () => {
  const { groups, problems, errors, ok } = await report();

  expect(ok).toBe(false);
  expect(errors).toBe(problems.filter(({ severity }) => severity === 'error').length);
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(problems.length);
  const main = groups.find(({ code }) => code === 'domain/main-not-listed');
  expect(main).toMatchObject({ count: BROKEN, merchants: BROKEN, file: 'merchant.json' });
  expect(main?.first.map(({ merchant }) => merchant)).toEqual(fleet.codes.slice(0, 3));
  expect(main?.fix).toBeUndefined();
  const [first] = main?.first ?? [];
  expect(problems).toContainEqual(first);
  const twice = groups.filter(({ code }) => code === 'config/duplicate-item');
  expect(twice.map(({ pointer }) => pointer)).toEqual(['/languages/list/*']);
  expect(twice[0]?.fix).toEqual({
    count: BROKEN,
    command: 'livery check --fix --fault config/duplicate-item',
  });
});

test('--fault mends one cause and nothing else', async () => {
  const before = await report();
  const texts = fleet.codes.map((code) => readFileSync(fleet.fileOf(code), 'utf8'));

  const after = await report('--fix', '--fault', 'config/duplicate-item');

  const others = ({ problems }: CheckReport) =>
    problems
      .filter(({ code }) => code !== 'config/duplicate-item')
      .map(({ code, merchant }) => `${code} ${merchant}`);
  expect(after.fixed).toHaveLength(BROKEN);
  expect(after.problems.some(({ code }) => code === 'config/duplicate-item')).toBe(false);
  expect(others(after).filter((each) => each.startsWith('domain'))).toEqual(
    others(before).filter((each) => each.startsWith('domain')),
  );
  const untouched = fleet.codes
    .slice(BROKEN)
    .map((code) => readFileSync(fleet.fileOf(code), 'utf8'));
  expect(untouched).toEqual(texts.slice(BROKEN));
});

test('--fault wants --fix and a fault that there is', async () => {
  const alone = await check('--fault', 'licence/age');
  const unknown = await check('--fix', '--fault', 'licence/aeg');

  expect([alone.code, unknown.code]).toEqual([2, 2]);
  expect(unknown.stderr).toContain('licence/age');
});
