import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { emptyMap } from '#config/token-import/token-map.ts';
import { writeWhole } from '../../cli/base/files/write-whole.ts';
import { type SyncOptions, TokenSync } from '../../cli/work/tokens/sync-tokens.ts';
import { makeWorkFolder, ROOT, startLivery } from './run-livery.ts';

const work = makeWorkFolder();
afterAll(work.remove);

beforeEach(() => {
  work.remove();
  cpSync(path.join(ROOT, 'merchants/volt'), path.join(work.merchants, 'volt'), { recursive: true });
});

const merchantFile = (): string => path.join(work.merchants, 'volt/merchant.json');
const tokensFile = (): string => path.join(work.folder, 'volt.tokens.json');
const read = (file: string): string => readFileSync(file, 'utf8');

const syncOf = (more: Partial<SyncOptions> = {}): TokenSync =>
  new TokenSync({
    merchantsDir: work.merchants,
    code: 'volt',
    paths: [tokensFile()],
    map: emptyMap,
    choice: {},
    ...more,
  });

const started = async (): Promise<TokenSync> => {
  const sync = syncOf();
  expect(await sync.create()).toMatchObject({ event: 'created' });
  return sync;
};

/** Sets the radius of controls in the file of design tokens, as a designer's tool would: nobody who watches finds half of it. */
const editFile = (value: unknown): void => {
  const tokens = JSON.parse(read(tokensFile())) as { radius: { md: { $value: unknown } } };
  tokens.radius.md.$value = value;
  writeWhole(tokensFile(), JSON.stringify(tokens, null, 4));
};

/** Sets it in the theme. */
const editTheme = (value: string): void => {
  const config = JSON.parse(read(merchantFile())) as { theme: { tokens?: object } };
  config.theme.tokens = { ...config.theme.tokens, radius: { md: value } };
  writeWhole(merchantFile(), JSON.stringify(config, null, 2));
};

const px = (value: number) => ({ value, unit: 'px' });

test('an edit of the file arrives in the theme, one of the theme in the file, and no edit comes back', async () => {
  const sync = await started();

  editFile(px(5));

  expect(await sync.step()).toMatchObject({ event: 'to-theme', values: 1, problems: [] });
  expect(read(merchantFile())).toContain('"md": "5px"');
  expect(await sync.step()).toBeUndefined();

  editTheme('6px');

  expect(await sync.step()).toMatchObject({ event: 'to-file', values: 1, problems: [] });
  expect(read(tokensFile())).toMatch(/"value": 6,\s+"unit": "px"/);
  const [file, theme] = [statSync(tokensFile()).ino, statSync(merchantFile()).ino];
  expect(await sync.step()).toBeUndefined();
  expect([statSync(tokensFile()).ino, statSync(merchantFile()).ino]).toEqual([file, theme]);
});

test('the file keeps its form, and what it has beside tokens', async () => {
  const text =
    '{\r\n\t"radius": {\r\n\t\t"md": { "$type": "dimension", "$value": "9px", "$description": "mine" }\r\n\t},\r\n' +
    '\t"color": { "bg": { "$type": "color", "$value": "#F2F4FA" } }\r\n}\r\n';
  writeFileSync(tokensFile(), text);

  expect(await syncOf().step('theme')).toMatchObject({ event: 'to-file' });

  const written = read(tokensFile());
  expect(written).toContain('"$description": "mine"');
  expect(written).toContain('\r\n\t\t"md"');
  expect(written).toMatch(/"\$value": "\d+px"/);
  expect(written).toMatch(/"mode": \{ ?"light": ?"#f2f4fa"/);
});

test('a file at fault is told once and changes nothing; put right, it arrives', async () => {
  const sync = await started();
  const [theme, good] = [read(merchantFile()), read(tokensFile())];

  editFile('no length');

  expect(await sync.step()).toMatchObject({
    event: 'refused',
    side: 'file',
    problems: expect.arrayContaining([
      expect.objectContaining({ code: 'tokens/value', pointer: '/radius/md/$value' }),
    ]) as unknown,
  });
  expect(await sync.step()).toBeUndefined();
  writeFileSync(tokensFile(), '{ "radius": ');
  expect(await sync.step()).toMatchObject({
    event: 'refused',
    problems: [{ code: 'json/syntax', line: 1 }],
  });
  expect(read(merchantFile())).toBe(theme);

  writeFileSync(tokensFile(), good);

  expect(await sync.step()).toEqual({ event: 'in-step' });
  editFile(px(4));
  expect(await sync.step()).toMatchObject({ event: 'to-theme', values: 1 });
});

test('a merchant at fault is told, and the file stays', async () => {
  const sync = await started();
  const good = read(tokensFile());

  editTheme('1px; color: red');

  expect(await sync.step()).toMatchObject({ event: 'refused', side: 'theme' });
  expect(read(tokensFile())).toBe(good);
});

test('where both were edited neither is overwritten, until one is taken back or both agree', async () => {
  const sync = await started();
  editFile(px(3));
  editTheme('7px');
  const [file, theme] = [read(tokensFile()), read(merchantFile())];

  expect(await sync.step()).toEqual({ event: 'conflict' });
  expect(await sync.step()).toBeUndefined();
  expect([read(tokensFile()), read(merchantFile())]).toEqual([file, theme]);

  editTheme('3px');

  expect(await sync.step()).toEqual({ event: 'in-step' });
  expect(await sync.step()).toBeUndefined();
});

test.each([
  ['file', '"md": "3px"', /"value": 3,/],
  ['theme', '"md": "7px"', /"value": 7,/],
] as const)(
  'at the beginning a difference is a conflict, unless the %s is preferred',
  async (side, inTheme, inFile) => {
    await started();
    editFile(px(3));
    editTheme('7px');

    expect(await syncOf().step()).toEqual({ event: 'conflict' });
    expect(await syncOf().step(side)).toMatchObject({
      event: side === 'file' ? 'to-theme' : 'to-file',
    });

    expect(read(merchantFile())).toContain(inTheme);
    expect(read(tokensFile())).toMatch(inFile);
  },
);

test('what cannot be taken over does not hold up the rest, if a part is enough', async () => {
  const sync = syncOf({ partial: true });
  await sync.create();
  const tokens = JSON.parse(read(tokensFile())) as Record<string, Record<string, object>>;
  Object.assign(tokens['radius'] ?? {}, { huge: { $type: 'dimension', $value: px(99) } });
  writeFileSync(tokensFile(), JSON.stringify(tokens));
  editFile(px(2));

  expect(await sync.step()).toMatchObject({
    event: 'to-theme',
    values: 1,
    problems: [{ code: 'tokens/unknown' }],
  });
});

test('the command says each edit as it arrives, and ends by Ctrl-C', async () => {
  const args = ['theme', 'watch', 'volt', tokensFile(), '--merchants', work.merchants, '--json'];
  const { child, finished } = startLivery(args);
  const lines = createInterface({ input: child.stdout });
  const next = async (): Promise<unknown> => {
    const [line] = (await once(lines, 'line')) as [string];
    return JSON.parse(line);
  };
  expect(await next()).toMatchObject({ merchant: 'volt', event: 'created' });

  const toTheme = next();
  editFile(px(5));
  expect(await toTheme).toMatchObject({ event: 'to-theme', values: 1 });
  const toFile = next();
  editTheme('6px');
  expect(await toFile).toMatchObject({ event: 'to-file', values: 1 });
  child.kill('SIGINT');

  const { code, stderr } = await finished;
  expect([code, stderr]).toEqual([0, '']);
});

/** A disk that takes nothing as long as a certain file is there. */
const fullDisk = (): { env: Record<string, string>; fill: () => void; free: () => void } => {
  const flag = path.join(work.folder, 'full');
  const module = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { renameSync } = fs;
fs.renameSync = (from, to) => {
  const full = { code: 'ENOSPC', path: from, dest: to };
  if (fs.existsSync(${JSON.stringify(flag)})) throw Object.assign(new Error('ENOSPC'), full);
  renameSync(from, to);
};
syncBuiltinESMExports();`;
  return {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` },
    fill: () => writeFileSync(flag, ''),
    free: () => rmSync(flag),
  };
};

test('a full disk ends no watch: what is edited once there is room arrives', async () => {
  const disk = fullDisk();
  const args = ['theme', 'watch', 'volt', tokensFile(), '--merchants', work.merchants, '--json'];
  const { child, finished } = startLivery(args, disk.env);
  const lines = createInterface({ input: child.stdout });
  await once(lines, 'line');

  disk.fill();
  const told = once(createInterface({ input: child.stderr }), 'line');
  editFile(px(5));
  expect(String(await told)).toMatch(/there is no space left in .*volt/);
  disk.free();
  const arrived = once(lines, 'line');
  editFile(px(6));
  expect(JSON.parse(String(await arrived))).toMatchObject({ event: 'to-theme', values: 1 });
  child.kill('SIGINT');

  expect((await finished).code).toBe(0);
});

test('a disk that is full at the beginning is told, and the command ends', async () => {
  await started();
  editFile(px(3));
  const disk = fullDisk();
  disk.fill();
  const args = ['theme', 'watch', 'volt', tokensFile(), '--merchants', work.merchants];

  const { code, stderr } = await startLivery([...args, '--prefer', 'file'], disk.env).finished;

  expect([code, stderr]).toEqual([1, expect.stringContaining('there is no space left in')]);
});
