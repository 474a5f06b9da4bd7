import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlannedFleet } from './planned-fleet.ts';
import { runLivery } from './run-livery.ts';

const fleet = makePlannedFleet();
const { build, edit, folder, merchants, out } = fleet;
const fixtureCode = fleet.codes[3] ?? '';
const places = ['--merchants', merchants, '--out', out];
const pictures = path.join(folder, 'pictures');

beforeAll(fleet.start);
afterAll(fleet.remove);

test('a comment shows what changed in pictures, and is the same each time', async () => {
  edit(fixtureCode, (config) =>
    Object.assign(config, {
      theme: { extends: 'night', brand: { primary: '#6b1d3a', accent: '#274a8c' } },
    }),
  );
  const asked = ['plan', ...places, '--format', 'markdown', '--pictures', pictures];

  const { code, stdout, stderr } = await runLivery([
    ...asked,
    '--pictures-url',
    'https://p.example/1',
  ]);
  const again = await runLivery([...asked, '--pictures-url', 'https://p.example/1']);

  expect(code, stderr).toBe(0);
  expect(again.stdout).toBe(stdout);
  expect(stdout).toContain('### Brands that show every change');
  expect(stdout).toMatch(/tokens <code>--lv-color/);
  expect(stdout).toMatch(/`#[0-9a-f]{6}` \| `#[0-9a-f]{6}`/);
  expect(stdout).toContain(`https&#58;//p&#46;example/1/${fixtureCode}/index-`);
  const files = readdirSync(path.join(pictures, fixtureCode));
  expect(files.some((name) => /^index-(light|dark)-difference\.png$/.test(name))).toBe(true);
  for (const name of files.filter((each) => each.startsWith('index-'))) {
    const { width, height } = await sharp(path.join(pictures, fixtureCode, name)).metadata();
    expect([width, height], name).toEqual([1024, 1400]);
  }
  rmSync(pictures, { recursive: true });
});

test('where nothing changes there are no pictures, and the comment says so', async () => {
  await build();

  const { code, stdout, stderr } = await runLivery([
    'plan',
    ...places,
    '--format',
    'markdown',
    '--pictures',
    pictures,
  ]);

  expect(code, stderr).toBe(0);
  expect(stdout).toMatch(/\| 7 unchanged \| \+0 −0 ~0 \| 0 → 0 \(±0\) \| 0 \|/);
  expect(existsSync(pictures)).toBe(false);
});

test('options that need another one say which', async () => {
  const alone = await runLivery(['plan', ...places, '--pictures', pictures]);
  const address = await runLivery([
    'plan',
    ...places,
    '--format',
    'markdown',
    '--pictures-url',
    'x',
  ]);

  expect([alone.code, address.code]).toEqual([2, 2]);
  expect(alone.stderr).toContain('--pictures goes together with --format markdown');
  expect(address.stderr).toContain('--pictures-url goes together with --pictures');
});
