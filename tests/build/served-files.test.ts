import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readServedFiles } from '../../cli/build/fleet/read-served-files.ts';
import { makeFleet } from '../../scripts/bench/make-fleet.ts';
import { makeWorkFolder } from './run-livery.ts';

const work = makeWorkFolder();
const home = path.join(work.folder, 'home');
let codes: string[];
const before = process.env['LIVERY_HOME'];

beforeAll(() => {
  process.env['LIVERY_HOME'] = home;
  codes = makeFleet(work.merchants, 6);
});

afterAll(() => {
  if (before === undefined) delete process.env['LIVERY_HOME'];
  else process.env['LIVERY_HOME'] = before;
  work.remove();
});

const read = () => readServedFiles(work.merchants, codes);

const nameOf = ({ merchants }: Awaited<ReturnType<typeof read>>, code: string) =>
  merchants.find((each) => each.code === code)?.config.brand.name;

const keptFile = (): string => {
  const [name = ''] = readdirSync(home).filter((each) => each.startsWith('served-'));
  return path.join(home, name);
};

const edit = (code: string, change: (text: string) => string): void => {
  const file = path.join(work.merchants, code, 'merchant.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

/** What was kept says something else than the files: whoever reads those would not say it. */
const plant = (from: string, to: string): void =>
  writeFileSync(keptFile(), readFileSync(keptFile(), 'utf8').replaceAll(from, to));

test('what was found of files that have not changed is said again without reading them', async () => {
  const first = await read();
  expect(first.merchants.map(({ code }) => code)).toEqual(codes);
  expect(await read()).toEqual({
    ...first,
    merchants: first.merchants.map((each) => ({ ...each, read: expect.any(Function) })),
  });

  plant('Brand 00002', 'Brand as kept');

  const again = await read();
  expect(nameOf(again, 'm00002')).toBe('Brand as kept');
  expect(again.merchants.find(({ code }) => code === 'm00002')?.read().config.brand.name).toBe(
    'Brand 00002',
  );
});

test('a file that was edited is read, the others are not', async () => {
  await read();
  edit('m00001', (text) => text.replace('Brand 00001', 'Edited'));

  const edited = await read();

  expect(nameOf(edited, 'm00001')).toBe('Edited');
  expect(nameOf(edited, 'm00002')).toBe('Brand as kept');
  expect(nameOf(await read(), 'm00001')).toBe('Edited');
});

test('a brand at fault is told each time, and nothing that was known of it is served', async () => {
  const file = path.join(work.merchants, 'm00003', 'merchant.json');
  const sound = readFileSync(file);
  edit('m00003', () => '{');

  for (let start = 0; start < 2; start += 1) {
    const { merchants, broken } = await read();
    expect(merchants.map(({ code }) => code)).toEqual(codes.filter((code) => code !== 'm00003'));
    expect(broken).toMatchObject([{ code: 'm00003' }]);
  }

  writeFileSync(file, sound);
  expect((await read()).broken).toEqual([]);
});

test('a domain that a known brand shares is found', async () => {
  await read();
  edit('m00005', (text) => text.replace('m00005.bench.example', 'm00000.bench.example'));

  const { broken } = await read();

  expect(broken).toMatchObject([{ code: 'm00005', reason: expect.stringContaining('m00000') }]);
  // Also once both are known.
  expect((await read()).broken).toMatchObject([{ code: 'm00005' }]);
});

test('what was kept by other code, or cannot be read, is not believed', async () => {
  plant('"key":"', '"key":"x');
  expect(nameOf(await read(), 'm00002')).toBe('Brand 00002');

  writeFileSync(keptFile(), '{');
  expect(nameOf(await read(), 'm00002')).toBe('Brand 00002');
});

test('a brand that inherits the look of another one is read each time', async () => {
  cpSync(path.join(work.merchants, 'm00004'), path.join(work.merchants, 'heir'), {
    recursive: true,
  });
  edit('heir', (text) =>
    text
      .replaceAll('m00004', 'heir')
      .replaceAll('Brand 00004', 'Brand heir')
      .replace(/"extends": "[a-z]+"/, '"extends": "m00000"'),
  );
  codes = [...codes, 'heir'];
  await read();

  plant('Brand heir', 'Brand as kept');

  expect(nameOf(await read(), 'heir')).toBe('Brand heir');
});
