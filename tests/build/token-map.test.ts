import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { requestLivery } from './request-livery.ts';
import { makeWorkFolder, ROOT } from './run-livery.ts';
import { KEY, openTerminal } from './terminal.ts';

const work = makeWorkFolder();
afterAll(work.remove);

const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });
const tokensFile = path.join(work.folder, 'studio.json');
const mapFile = path.join(work.folder, 'studio.map.json');
const merchantFile = path.join(work.merchants, 'volt/merchant.json');
const remembered = path.join(work.merchants, 'volt/tokens.map.json');
const line = ['theme', 'import', 'volt', tokensFile, '--merchants', work.merchants];

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const radius = (): unknown =>
  (readJson(merchantFile) as { theme: { tokens?: { radius?: object } } }).theme.tokens?.radius;

beforeEach(() => {
  work.remove();
  cpSync(path.join(ROOT, 'merchants/volt'), path.join(work.merchants, 'volt'), { recursive: true });
  writeFileSync(tokensFile, JSON.stringify({ shape: { corner: px(3), other: px(77) } }));
});

const given = (map: object) => {
  writeFileSync(mapFile, JSON.stringify(map, null, 2));
  return requestLivery([...line, '--map', mapFile]);
};

test('a map that is named says which token of ours each of theirs is, and what is left out', async () => {
  const unknown = await requestLivery(line);
  const { code, stdout, stderr } = await given({
    'shape.corner': 'radius.md',
    'shape.other': null,
  });

  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('shape.corner')]);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('1 tokens understood, 1 values written');
  expect(radius()).toEqual({ md: '3px' });
  // It is somebody's own file: nothing is remembered beside the brand.
  expect(existsSync(remembered)).toBe(false);
});

test('a group is renamed as a whole', async () => {
  writeFileSync(tokensFile, JSON.stringify({ corners: { md: px(4), lg: px(9) } }));

  const { code, stderr } = await given({ 'corners.*': 'radius.*' });

  expect([code, stderr]).toEqual([0, '']);
  expect(radius()).toEqual({ md: '4px', lg: '9px' });
});

test('a map at fault stops before anything is written, at its line', async () => {
  const before = readFileSync(merchantFile, 'utf8');

  const wrong = await given({ 'shape.other': null, 'shape.corner': 'radius.mdd' });
  const missing = await requestLivery([...line, '--map', path.join(work.folder, 'none.json')]);
  writeFileSync(mapFile, '[]');
  const list = await requestLivery([...line, '--map', mapFile]);

  expect([wrong.code, missing.code, list.code]).toEqual([1, 1, 1]);
  expect(wrong.stderr).toMatch(/studio\.map\.json:3.*“radius\.mdd” is no token of a theme/s);
  expect(wrong.stderr).toContain('Did you mean “radius.md”?');
  expect(missing.stderr).toContain('none.json');
  expect(list.stderr).toContain('A map of design tokens is an object.');
  expect(readFileSync(merchantFile, 'utf8')).toBe(before);
});

test('at a terminal it asks for each token that nobody knows, and remembers the answers', async () => {
  const terminal = openTerminal(line);

  await terminal.until('shape.corner');
  // Upwards from the first: stop, leave out its group, leave it out, another one.
  terminal.press(KEY.up, KEY.up, KEY.up, KEY.up, KEY.enter);
  await terminal.until('shape.corner is');
  terminal.press('radius.md', KEY.enter);
  await terminal.until('shape.other');
  terminal.press(KEY.up, KEY.up, KEY.up, KEY.enter);
  await terminal.until('Remembered in');

  expect(await terminal.finished, terminal.shown()).toBe(0);
  expect(readJson(remembered)).toEqual({ 'shape.corner': 'radius.md', 'shape.other': null });
  expect(radius()).toEqual({ md: '3px' });
  const again = await requestLivery([...line, '--no-input']);
  expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('0 values written')]);
});

test('Esc and Ctrl-C at a question write nothing', async () => {
  const before = readFileSync(merchantFile, 'utf8');
  for (const key of [KEY.escape, KEY.ctrlC]) {
    const terminal = openTerminal(line);
    await terminal.until('shape.corner');

    terminal.press(key);

    expect(await terminal.finished, terminal.shown()).toBe(2);
    expect(terminal.shown()).toContain('Nothing was written.');
    expect(existsSync(remembered)).toBe(false);
    expect(readFileSync(merchantFile, 'utf8')).toBe(before);
  }
});
