import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatherResult } from '../../cli/work/shards/gather-shards.ts';
import { isWholeProof } from '../support/proof.ts';
import { requestLivery } from './request-livery.ts';
import { makeFixture } from './build-fixture.ts';
import { readTree } from './run-livery.ts';

const { build, codes, folder, merchants, out, remove } = makeFixture(5);

/** What `build --shard --json` says. */
interface ShardReport {
  built: number;
  shard: { index: number; of: number; digest: string; codes: string[] };
}

const dirOf = (index: number, of: number): string => path.join(folder, `part ${index} of ${of}`);

const buildShard = async (index: number, of: number, dir = dirOf(index, of)) => {
  const places = ['--merchants', merchants, '--out', dir, '--json'];
  const { code, stdout, stderr } = await requestLivery([
    'build',
    '--shard',
    `${index}/${of}`,
    ...places,
  ]);
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ShardReport;
};

const gather = async (dirs: string[], to: string) => {
  const { code, stdout, stderr } = await requestLivery(['gather', ...dirs, '--out', to, '--json']);
  return { code, stderr, report: code === 0 ? (JSON.parse(stdout) as GatherResult) : undefined };
};

const partsOf = (of: number): number[] => Array.from({ length: of }, (_, at) => at + 1);
const sitesIn = (dir: string) =>
  new Map(codes.map((code) => [code, [...readTree(path.join(dir, code))]]));

beforeAll(async () => {
  // Forced: what was made before tells nothing about what it costs.
  const { code, stderr } = await build('--force', '--record-costs');
  if (code !== 0) throw new Error(stderr);
});

afterAll(remove);

test('the costs of the brands are written beside the merchants, in coarse classes', () => {
  const file = path.join(folder, 'build-costs.json');
  const { costs } = JSON.parse(readFileSync(file, 'utf8')) as { costs: Record<string, number> };

  expect(Object.keys(costs)).toEqual(codes);
  expect(Object.values(costs).every((cost) => Number.isInteger(Math.log2(cost)))).toBe(true);
});

/** As many shards as machines that may share a fleet; the tests below take those of two and three. */
const unite = async (of: number): Promise<void> => {
  const reports: ShardReport[] = [];
  for (const index of partsOf(of)) reports.push(await buildShard(index, of));

  const to = path.join(folder, `gathered ${of}`);
  const { code, stderr, report } = await gather(
    partsOf(of).map((index) => dirOf(index, of)),
    to,
  );

  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(reports.flatMap(({ shard }) => shard.codes).toSorted()).toEqual(codes);
  expect(new Set(reports.map(({ shard }) => shard.digest)).size).toBe(1);
  expect(report).toMatchObject({ shards: of, sites: 5, digest: reports[0]?.shard.digest });
  expect(sitesIn(to)).toEqual(sitesIn(out));
};

const UNITED = 'the union of %i shards is, byte by byte, one whole build';
test.each([2, 3])(UNITED, unite);
test.runIf(isWholeProof).each([1, 7])(UNITED, unite);

test('a whole build into the folder of a shard makes it a shard no more', async () => {
  const dir = path.join(folder, 'was a shard');
  await buildShard(1, 2, dir);
  expect(existsSync(path.join(dir, '.shard.json'))).toBe(true);

  await requestLivery(['build', '--merchants', merchants, '--out', dir]);

  expect(existsSync(path.join(dir, '.shard.json'))).toBe(false);
  expect(sitesIn(dir)).toEqual(sitesIn(out));
});

test('what is not the whole fleet is not gathered, and nothing is written', async () => {
  const to = path.join(folder, 'refused');
  const [one = '', two = '', three = ''] = partsOf(3).map((index) => dirOf(index, 3));
  const broken = path.join(folder, 'broken');
  cpSync(one, broken, { recursive: true, verbatimSymlinks: true });
  const { shard } = await buildShard(1, 3);
  const page = path.join(broken, shard.codes[0] ?? '', 'index.html');
  writeFileSync(page, `${readFileSync(page, 'utf8')} `);
  const gone = path.join(folder, 'gone');
  cpSync(one, gone, { recursive: true, verbatimSymlinks: true });
  rmSync(path.join(gone, shard.codes[0] ?? ''), { recursive: true });

  const answers = await Promise.all([
    gather([one, two], to),
    gather([one, two, three, three], to),
    gather([one, two, dirOf(2, 2)], to),
    gather([broken, two, three], to),
    gather([gone, two, three], to),
    gather([out], to),
    gather([one, two, three], out),
  ]);

  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  const reasons = [
    'missing shards: 3/3',
    'more than once: 3/3',
    'different splits',
    'index.html differs',
  ];
  for (const [at, reason] of reasons.entries()) expect(answers[at]?.stderr).toContain(reason);
  expect(answers[4]?.stderr).toContain(`${shard.codes[0]} (${gone}): it is missing`);
  expect(answers[5]?.stderr).toContain('no folder of a shard');
  expect(answers[6]?.stderr).toContain('not empty');
  expect(existsSync(to)).toBe(false);
});

test('a shard that is none is wrong usage, and costs that cannot be read are named', async () => {
  const places = ['--merchants', merchants, '--out', path.join(folder, 'none')];
  const wrong = await requestLivery(['build', '--shard', '3/2', ...places]);
  const missing = ['--shard', '1/2', '--costs', path.join(folder, 'no-costs.json')];
  const unread = await requestLivery(['build', ...missing, ...places]);

  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain('--shard 2/7');
  expect(unread.code).toBe(1);
  expect(unread.stderr).toContain('no-costs.json');
});
