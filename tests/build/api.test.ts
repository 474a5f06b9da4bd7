import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as livery from '../../cli/api/livery.ts';
import { requestLivery } from './request-livery.ts';
import { makeFixture } from './build-fixture.ts';
import { ROOT } from './run-livery.ts';

const { codes, edit, fileOf, merchants, out, folder, remove } = makeFixture(3);
const [first = '', second = ''] = codes;
const places = { merchants, out };

beforeAll(async () => {
  expect((await livery.build(places)).codes.built).toEqual(codes);
});

afterEach(() => void vi.restoreAllMocks());
afterAll(remove);

const printed = async (verb: string, ...args: string[]): Promise<unknown> => {
  const where = ['--merchants', merchants, '--out', out].slice(
    ...(['check', 'explain', 'migrate'].includes(verb)
      ? [0, 2]
      : verb === 'verify' || verb === 'manifest'
        ? [2, 4]
        : []),
  );
  const { stdout, stderr } = await requestLivery([verb, ...args, ...where, '--json']);
  expect(stdout, stderr).not.toBe('');
  // The version is of what is printed, not of what a function answers.
  const { outputVersion: _, ...answer } = JSON.parse(stdout) as Record<string, unknown>;
  return answer;
};

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const timeless = (report: unknown): unknown => ({ ...(report as object), seconds: 0 });

test('each function answers what its command prints with --json', async () => {
  expect(asJson(await livery.check(places))).toEqual(await printed('check'));
  expect(asJson(await livery.list(places))).toEqual(await printed('list'));
  expect(asJson(await livery.verify(places))).toEqual(await printed('verify'));
  expect(asJson(await livery.manifest({ ...places, code: first }))).toEqual(
    await printed('manifest', first),
  );
  expect(asJson(await livery.migrate(places))).toEqual(await printed('migrate'));
  expect(asJson(await livery.explain({ ...places, code: first, pointer: '/brand' }))).toEqual(
    await printed('explain', first, '/brand'),
  );
  edit(first, (config) => Object.assign(config['brand'] ?? {}, { legalName: 'Another Ltd' }));
  expect(asJson(await livery.plan(places))).toEqual(await printed('plan'));
  expect(timeless(asJson(await livery.build(places)))).toMatchObject({
    built: 1,
    codes: { built: [first] },
  });
  expect(timeless(asJson(await livery.build(places)))).toEqual(timeless(await printed('build')));
  expect(asJson(await livery.releases({ ...places, code: first }))).toEqual(
    await printed('rollback', first, '--list'),
  );
  expect(await livery.rollback({ ...places, code: first })).toMatchObject({
    code: first,
    held: true,
  });
  expect((await livery.plan(places)).totals.brands.held).toBe(1);
  expect((await livery.build({ ...places, force: true })).codes.held).toEqual([]);
});

test('calls that overlap do not disturb each other, and none of them says a word', async () => {
  const spoken = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
  edit(first, (config) => Object.assign(config['brand'] ?? {}, { name: 'First Name' }));
  edit(second, (config) => Object.assign(config['brand'] ?? {}, { name: 'Second Name' }));
  const alone = await livery.plan(places);

  const [one, other, explained, built, again] = await Promise.all([
    livery.plan({ ...places, codes: [first] }),
    livery.plan({ ...places, codes: [second] }),
    livery.explain({ ...places, code: first, pointer: '/brand/name' }),
    livery.build(places),
    livery.build(places),
    livery.check(places),
  ]);

  expect(alone.totals.brands.changed).toBe(2);
  // The plans may look before or after the build, but never at half of it.
  for (const plan of [one, other]) {
    const [brand] = plan.brands;
    expect(['changed', 'unchanged']).toContain(brand?.change);
    if (brand?.change === 'changed') expect(alone.brands).toContainEqual(brand);
  }
  expect(explained.values).toMatchObject([{ value: 'First Name' }]);
  expect([...built.codes.built, ...again.codes.built].toSorted()).toEqual([first, second]);
  expect(await livery.verify(places)).toMatchObject({ ok: true });
  expect(spoken.flatMap((each) => each.mock.calls)).toEqual([]);
});

test('what is wrong with a call and what is wrong with the files are told apart', async () => {
  await expect(livery.plan({ ...places, codes: ['nobody'] })).rejects.toThrow(livery.UsageError);
  await expect(livery.build({ ...places, codes: ['nobody'] })).rejects.toThrow(livery.UsageError);
  await expect(livery.check({ merchants: path.join(folder, 'none') })).rejects.toThrow(
    livery.InputError,
  );
  await expect(livery.create({ ...places, code: first })).rejects.toThrow(livery.UsageError);
  const good = readFileSync(fileOf(first), 'utf8');
  edit(first, (config) => Object.assign(config, { color: 1 }));

  const thrown = await livery.explain({ ...places, code: first }).catch((error: unknown) => error);
  const built = await livery.build(places);

  expect(thrown).toBeInstanceOf(livery.MerchantsError);
  expect(thrown).toBeInstanceOf(livery.InputError);
  expect((thrown as livery.MerchantsError).problems).toMatchObject([
    { merchant: first, line: expect.any(Number) as number },
  ]);
  expect(built).toMatchObject({ failed: 1, codes: { failed: [first] }, faults: [] });
  // A call that failed stands in nobody's way.
  writeFileSync(fileOf(first), good);
  expect(await livery.build(places)).toMatchObject({ failed: 0 });
});

test('the handbook’s back office opens a brand, and refuses one in words', () => {
  const page = readFileSync(path.join(ROOT, 'stories', 'handbook', 'api.mdx'), 'utf8');
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
  // Within the repository, where the name `livery` leads.
  const own = path.join(ROOT, '.livery', `handbook-${process.pid}`);
  mkdirSync(own, { recursive: true });
  try {
    writeFileSync(path.join(own, 'open-brand.ts'), example);
    const order = { code: 'aurora', name: 'Aurora', languages: 'my,en', currency: 'MMK' };
    const office = { merchants: path.join(folder, 'office'), out: path.join(folder, 'published') };
    mkdirSync(office.merchants);
    writeFileSync(
      path.join(own, 'run.ts'),
      `import { openBrand } from './open-brand.ts';
       const places = ${JSON.stringify(office)};
       const order = ${JSON.stringify(order)};
       console.log(JSON.stringify([await openBrand(order, places), await openBrand(order, places), await openBrand({ code: 'bx', primary: 'reddish' }, places)]));`,
    );

    const answer = execFileSync(process.execPath, [path.join(own, 'run.ts')], {
      cwd: ROOT,
      encoding: 'utf8',
    });

    const [opened, again, wrong] = JSON.parse(answer) as {
      state: string;
      site: string;
      why: string[];
      files: number;
    }[];
    expect(opened).toMatchObject({ state: 'open', site: path.join(office.out, 'aurora') });
    expect(opened?.files).toBe(
      readdirSync(path.join(office.out, 'aurora'), { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile(),
      ).length,
    );
    expect(again).toMatchObject({ state: 'refused' });
    expect(wrong?.why).toHaveLength(1);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
});
