import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ExplainedTheme } from '#config/explain/explain-theme.ts';
import { requestLivery } from './request-livery.ts';
import { makeWorkFolder, ROOT, runLivery } from './run-livery.ts';

const work = makeWorkFolder();
afterAll(work.remove);

const BRANDS = ['lotus', 'northlight', 'oasis', 'shwe', 'volt'];

beforeEach(() => {
  work.remove();
  cpSync(path.join(ROOT, 'merchants'), work.merchants, { recursive: true });
});

const theme = (...args: string[]) =>
  requestLivery(['theme', ...args, '--merchants', work.merchants]);
const fileOf = (code: string): string => path.join(work.merchants, code, 'merchant.json');
const read = (code: string): string => readFileSync(fileOf(code), 'utf8');
const tokensFile = (): string => path.join(work.folder, 'tokens.json');

const exported = async (code: string): Promise<string> => {
  const { code: exit, stdout, stderr } = await theme(code, '--format', 'dtcg');
  expect(exit, stderr).toBe(0);
  return stdout;
};

const cssOf = async (code: string): Promise<string> => (await theme(code, '--css')).stdout;

test('the table tells every value in both modes and where it comes from', async () => {
  const { code, stdout, stderr } = await theme('volt');

  expect(code, stderr).toBe(0);
  const lines = stdout.split('\n');
  const rowOf = (name: string): string => lines.find((line) => line.startsWith(`${name} `)) ?? '';
  expect(lines[0]).toMatch(/^volt extends neon \(schema\/themes\/neon\.json\)$/);
  const [, line = ''] = /merchant\.json:(\d+):\d+$/.exec(rowOf('theme.brand.primary')) ?? [];
  expect(read('volt').split('\n')[Number(line) - 1]).toContain('"primary": "#c6ff1a"');
  expect(rowOf('bg')).toMatch(
    /#\w{6} +#\w{6} +base neon schema\/themes\/neon\.json:\d+:\d+ and :\d+:\d+$/,
  );
  expect(rowOf('primaryHover')).toContain('derived from color.primary, color.onPrimary');
  expect(rowOf('button.radius')).toContain('takes over radius.md');
  expect(rowOf('input.height')).toMatch(/default schema\/parts\/theme\.schema\.json:\d+:\d+$/);
  expect(stdout).not.toContain('\u001B');
});

test('on a color terminal every color has its swatch', async () => {
  const args = ['theme', 'volt', '--merchants', work.merchants];
  const { stdout } = await runLivery(args, { FORCE_COLOR: '1' });

  // #c6ff1a
  expect(stdout).toContain('\u001B[48;2;198;255;26m  \u001B[0m #c6ff1a');
});

test('a value that is inherited from another merchant names it and its line', async () => {
  const config = JSON.parse(read('lotus')) as { theme: object };
  config.theme = { extends: 'volt' };
  writeFileSync(fileOf('lotus'), JSON.stringify(config, null, 2));

  const { code, stdout, stderr } = await theme('lotus');

  expect(code, stderr).toBe(0);
  expect(stdout).toMatch(/^lotus extends volt \(.*volt\/merchant\.json\), then neon \(/);
  expect(stdout).toMatch(
    /theme\.brand\.primary +#c6ff1a +inherited from volt .*merchant\.json:\d+:\d+/,
  );
});

test('programs get the same as JSON', async () => {
  const { stdout } = await theme('oasis', '--json');

  const { merchant, explained } = JSON.parse(stdout) as {
    merchant: string;
    explained: ExplainedTheme;
  };
  expect(merchant).toBe('oasis');
  expect(explained.tokens).toContainEqual(
    expect.objectContaining({
      token: 'color.primary',
      modes: {
        light: expect.objectContaining({
          source: expect.objectContaining({ kind: 'derived' }) as unknown,
        }) as unknown,
        dark: expect.anything() as unknown,
      },
    }),
  );
});

test.each(BRANDS)(
  'the design tokens of %s go out and come back without a change',
  async (brand) => {
    const [before, css] = [read(brand), await cssOf(brand)];
    writeFileSync(tokensFile(), await exported(brand));

    const { code, stdout, stderr } = await theme('import', brand, tokensFile());

    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/^\d+ tokens understood, 0 values written/);
    expect(read(brand)).toBe(before);
    expect(await cssOf(brand)).toBe(css);
  },
);

test('a token that is changed in the file changes the brand, and nothing else in its file', async () => {
  const tokens = JSON.parse(await exported('shwe')) as Record<string, Record<string, object>>;
  Object.assign(tokens['radius']?.['md'] ?? {}, { $value: { value: 2, unit: 'px' } });
  writeFileSync(tokensFile(), JSON.stringify(tokens));
  const before = read('shwe');

  const { code, stdout } = await theme('import', 'shwe', tokensFile(), '--json');

  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: true,
    merchant: 'shwe',
    edits: [{ pointer: '/theme/tokens/radius/md', value: '2px' }],
    problems: [],
  });
  const added =
    '"pattern": "leaf",\n    "tokens": {\n      "radius": {\n        "md": "2px"\n      }\n    }';
  expect(read('shwe')).toBe(before.replace('"pattern": "leaf"', added));
  expect(await cssOf('shwe')).toContain('--lv-radius-md:2px');
});

test('a token that is not understood stops all, unless a part is enough', async () => {
  writeFileSync(
    tokensFile(),
    '{\n  "radius": {\n    "md": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } },\n' +
      '    "huge": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } }\n  }\n}\n',
  );
  const before = read('lotus');

  const refused = await theme('import', 'lotus', tokensFile());

  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/tokens\.json:4:5 error “radius\.huge” is no token of a theme/);
  expect(refused.stderr).toContain('nothing was written: 1 faults');
  expect(read('lotus')).toBe(before);

  const taken = await theme('import', 'lotus', tokensFile(), '--partial');

  expect(taken.code).toBe(0);
  expect(taken.stderr).toContain('radius.huge');
  expect(taken.stdout).toMatch(/1 values written to .*merchant\.json, 1 faults told/);
  expect(read('lotus')).toContain('"md": "2px"');
});

test('a file that is missing or broken is an input at fault', async () => {
  expect(await theme('import', 'lotus', path.join(work.folder, 'none.json'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('there is no file') as string,
  });
  writeFileSync(tokensFile(), '{ "color": ');

  const { code, stdout } = await theme('import', 'lotus', tokensFile(), '--json');

  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    problems: [{ code: 'json/syntax', line: 1 }],
  });
});

test('formats are known ones, and one at a time', async () => {
  for (const args of [
    ['volt', '--format', 'sass'],
    ['volt', '--format', 'dtcg', '--css'],
    ['volt', '--css', '--json'],
    ['import', 'volt'],
  ]) {
    expect((await theme(...args)).code, args.join(' ')).toBe(2);
  }
});
