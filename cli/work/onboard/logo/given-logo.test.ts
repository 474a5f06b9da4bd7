import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCheck } from '../../check/check-merchants.ts';
import type { AnswerFlags } from '../answer-flags.ts';
import { createMerchant } from '../create-merchant.ts';

let dir: string;
let merchants: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'livery logo '));
  merchants = path.join(dir, 'merchants');
  mkdirSync(merchants);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const file = (name: string, content: string | Buffer): string => {
  writeFileSync(path.join(dir, name), content);
  return path.join(dir, name);
};

const svg = (inner: string, box = '0 0 100 100'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;

const picture = async (
  width: number,
  height: number,
  background: string,
  inner = '',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`,
        ),
      },
    ])
    .png()
    .toBuffer();

const make = async (flags: AnswerFlags) =>
  createMerchant({
    ...flags,
    code: 'aurora',
    merchantsDir: merchants,
    outDir: path.join(dir, 'out'),
    build: false,
  });

const warnings = async (): Promise<string[]> => {
  const { issues } = await runCheck({ merchantsDir: merchants, codes: ['aurora'], fix: false });
  return issues.map(({ code, message }) => `${code} ${message}`);
};

const disc =
  '<circle cx="50" cy="50" r="45" fill="#c2410c"/><path d="M30 50h40v12h-40z" fill="#1d4ed8"/>';

test('the palette comes from the logo, and the logo is the brand’s own', async () => {
  const { colors, told } = await make({ logo: file('logo.svg', svg(disc)) });

  expect(colors).toEqual({ primary: '#c2410c', accent: '#1d4ed8' });
  expect(told).toContain('The logo’s colors are #c2410c and #1d4ed8.');
  expect(readFileSync(path.join(merchants, 'aurora/assets/mark.svg'), 'utf8')).toContain(disc);
  expect(await warnings()).toEqual([]);
});

test('a picture becomes an SVG that is served as it is, and its ground is no color of it', async () => {
  const inner = '<rect x="20" y="30" width="300" height="40" fill="#0f766e"/>';
  const logo = file('logo.png', await picture(400, 100, '#ffffff', inner));

  const { colors } = await make({ logo, colors: 'auto' });

  expect(colors.primary).toBe('#0f766e');
  const light = readFileSync(path.join(merchants, 'aurora/assets/logo-light.svg'), 'utf8');
  expect(light).toContain('href="data:image/png;base64,');
  expect(await warnings()).toEqual([]);
});

test.each([
  ['white letters', '<path d="M10 10h30v80h-30zM60 10h30v80h-30z" fill="#fff"/>'],
  ['black letters', '<path d="M10 10h30v80h-30zM60 10h30v80h-30z"/>'],
  ['pale yellow', '<circle cx="50" cy="50" r="40" fill="#fef9c3"/>'],
  [
    'hairlines',
    '<path d="M5 5L95 95M95 5L5 95M50 0V100M0 50H100" stroke="#be123c" stroke-width=".4"/>',
  ],
  ['a wide word', '<path d="M0 40h100v8h-100zM0 52h60v4h-60z" fill="#4c1d95"/>'],
])(
  'a logo that merges with a ground or cannot be small is helped, and passes the check: %s',
  async (_, inner) => {
    const logo = file('logo.svg', svg(inner, inner.includes('M0 40') ? '0 38 100 20' : undefined));

    const { told } = await make({ logo, colors: '#0b7a5b, #3b6fd4' });

    expect(told.length).toBeGreaterThan(0);
    expect(await warnings()).toEqual([]);
  },
);

test('a logo without a color of its own leaves those of the theme, and that is told', async () => {
  const logo = file('logo.svg', svg('<path d="M10 10h30v80h-30zM60 10h30v60h-30z"/>'));

  const { colors, told } = await make({ logo, theme: 'paper' });

  expect(colors).toEqual({ primary: '#0f7a5a', accent: '#c8442b' });
  expect(told[0]).toBe(
    'The logo has no color beside black, gray and white; those of paper are taken.',
  );
});

const outside = '<image href="https://elsewhere.example/a.png" width="9" height="9"/>';

test.each<[string, string, () => Promise<string | Buffer> | string | Buffer, string]>([
  ['no picture', 'logo.png', () => 'hello', 'is no picture that can be read'],
  ['a page', 'logo.svg', () => '<html><body>x</body></html>', 'is no picture that can be read'],
  ['nothing', 'logo.svg', () => '', 'is empty'],
  ['one pixel', 'logo.png', async () => picture(1, 1, '#ff0000'), 'has 1 × 1 pixels'],
  [
    'nothing that is seen',
    'logo.png',
    async () => picture(200, 100, '#ff000000'),
    'is transparent all over',
  ],
  ['an SVG without a drawing', 'logo.svg', () => svg(''), 'is transparent all over'],
  [
    'one white area',
    'logo.png',
    async () => picture(200, 100, '#ffffff'),
    'is one area of #ffffff',
  ],
  [
    'white letters, for their colors',
    'logo.svg',
    () => svg('<path d="M10 10h30v80h-30zM60 10h30v60h-30z" fill="#fff"/>'),
    'is white all over and gives no colors',
  ],
  ['a script', 'logo.svg', () => svg('<script>1</script>'), 'logo.svg:1:63 Here is a script.'],
  [
    'a reference to elsewhere',
    'logo.svg',
    () => svg(outside),
    'refers to something outside the file',
  ],
  [
    'a damaged picture',
    'logo.png',
    async () => (await picture(300, 300, '#ff0000', disc)).subarray(0, 200),
    'logo.png',
  ],
])(
  'a file that is no logo is told, and nothing is written: %s',
  async (_, name, content, message) => {
    const logo = file(name, await content());

    await expect(make({ logo })).rejects.toThrow(message);

    expect(readdirSync(merchants)).toEqual([]);
  },
);

test('50 MB are refused before they are read, and so is what is missing or no file', async () => {
  const large = file('large.png', 'x');
  truncateSync(large, 50 * 1024 ** 2);

  await expect(make({ logo: large })).rejects.toThrow('has 50.0 MB; at most 10.0 MB are read');
  await expect(make({ logo: path.join(dir, 'none.svg') })).rejects.toThrow('there is no logo');
  await expect(make({ logo: dir })).rejects.toThrow('is no file');
  expect(readdirSync(merchants)).toEqual([]);
});
