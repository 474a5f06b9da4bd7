import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompileRecord } from '../../cli/build/compile/compile-record.ts';
import type { BuildRecord } from '../../cli/build/render/build-record.ts';
import { storeDir } from '../../cli/base/paths.ts';
import type { Plan } from '../../cli/work/plan/plan.ts';
import { makeFixture } from './build-fixture.ts';
import { giveOwnCode, OWN_CODE, ownCodeWith } from './own-code.ts';
import { requestLivery } from './request-livery.ts';
import { readTree } from './run-livery.ts';

/* One brand of three brings own code: it costs only itself. */
const fixture = makeFixture(3);
const { build, codes, edit, fileOf, merchants, out } = fixture;
const [plain = '', own = '', other = ''] = codes;
const merchant = path.dirname(fileOf(own));
let before: Map<string, Buffer>[];
let sharedFiles: CompileRecord['files'];

const recordOf = (code: string): BuildRecord =>
  JSON.parse(readFileSync(path.join(out, code, 'build.json'), 'utf8')) as BuildRecord;

const compileOf = (key: string): CompileRecord =>
  JSON.parse(readFileSync(path.join(storeDir(), key, 'compile.json'), 'utf8')) as CompileRecord;

/** Every byte of the brands without own code. */
const sitesOfOthers = (): Map<string, Buffer>[] =>
  [plain, other].map((code) => readTree(path.join(out, code)));

const page = (name: string): string => readFileSync(path.join(out, own, name), 'utf8');

beforeAll(async () => {
  for (const code of codes)
    edit(code, (config) => {
      Object.assign(config['layout'] ?? {}, { footer: 'slim' });
      Object.assign(config, { home: { sections: ['banners', 'games'] } });
      Object.assign(config['languages'] ?? {}, {
        list: ['en', 'CN'],
        default: 'en',
        fallback: 'en',
      });
    });
  await build();
  before = sitesOfOthers();
  sharedFiles = compileOf(recordOf(plain).compile).files;
  giveOwnCode(merchant, OWN_CODE);
});

afterAll(() => fixture.remove());

test('a brand gets own code: the others keep their compile and every byte of their sites', async () => {
  const key = recordOf(plain).compile;

  const { code, report } = await build();

  expect(code).toBe(0);
  expect(report.codes.built).toEqual([own]);
  expect(sitesOfOthers()).toEqual(before);
  expect(recordOf(plain).compile).toBe(key);
  expect(compileOf(key).files).toEqual(sharedFiles);
  expect(recordOf(own).compile).toMatch(/^own-[0-9a-f]{16}$/);
});

test('its component, section and words are on its home page, and its css in a layer over the library’s', () => {
  const home = page('index.html');

  expect(home).toContain('class="own-footer"');
  expect(home).toContain('In a kitchen.');
  expect(home).toContain('Play as long as it is fun');
  expect(home.indexOf('id="story"')).toBeGreaterThan(0);
  expect(home).toMatch(/@layer library\{[^]*@layer brand\{\.own-story\{/);
  expect(readFileSync(path.join(out, plain, 'index.html'), 'utf8')).not.toContain('@layer library');
});

test('its page has an address, a title and a line in the sitemap', () => {
  expect(page('own/our-story.html')).toMatch(/<title>Our story · /);
  expect(page('own/our-story.html')).toMatch(
    /<link rel="canonical" href="https:\/\/[^"]+\/our-story"/,
  );
  expect(page('sitemap-en.xml')).toContain('/our-story</loc>');
  expect(existsSync(path.join(out, plain, 'own'))).toBe(false);
});

test('its page stands in the site in each language, with its words', () => {
  const chinese = page('own/zh-Hans/our-story.html');

  expect(page('own/our-story.html')).toMatch(/<article[^]*<p>In a kitchen\.<\/p>[^]*<\/article>/);
  expect(chinese).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/zh-Hans\/our-story"/);
  expect(chinese).toMatch(/<link rel="alternate" hreflang="en" href="https:\/\/[^"]+\/our-story"/);
  expect(chinese).toContain('<a href="/zh-Hans/promotions">');
  expect(page('sitemap-zh-Hans.xml')).toContain('/zh-Hans/our-story</loc>');
});

test('its own font comes with its site, before the theme’s, from the site itself', async () => {
  const folder = path.join(merchant, 'overrides/fonts');
  const source = 'node_modules/@fontsource-variable/outfit';
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(source, 'files/outfit-latin-wght-normal.woff2'), path.join(folder, 'a.woff2'));
  cpSync(path.join(source, 'LICENSE'), path.join(folder, 'OFL.txt'));
  const face = { file: 'a.woff2', weight: '100 900', unicodeRange: 'U+0000-00FF' };
  const licence = { name: 'OFL-1.1', file: 'OFL.txt' };
  const family = { family: 'Aurora Sans', for: ['display', 'text'], licence, faces: [face] };
  writeFileSync(path.join(folder, 'fonts.json'), JSON.stringify({ families: [family] }));

  const { code } = await build();

  const home = page('index.html');
  const [, file = ''] = /font-family:"Aurora Sans";[^}]*url\("?\/([^)"]+\.woff2)/.exec(home) ?? [];
  expect(code).toBe(0);
  expect(readFileSync(path.join(out, own, file))).toEqual(
    readFileSync(path.join(folder, 'a.woff2')),
  );
  expect(home).toMatch(/--lv-font-text:"Aurora Sans"/);
  expect(home).toMatch(/--lv-font-display:"Aurora Sans"/);
  rmSync(folder, { recursive: true });
});

test('the same own code needs no second compile, whatever else of the brand is edited', async () => {
  const key = recordOf(own).compile;
  edit(own, (config) => Object.assign(config['brand'] ?? {}, { name: 'Another Name' }));

  await build();

  expect(recordOf(own).compile).toBe(key);
  expect(page('index.html')).toContain('How Another Name began');
});

test('a plan says that own code changed, and explain names the line of it', async () => {
  giveOwnCode(merchant, ownCodeWith({ 'styles.css': '' }));

  const planned = await requestLivery(['plan', '--merchants', merchants, '--out', out, '--json']);
  const asked = ['/overrides/pages/our-story/path', '--merchants', merchants, '--json'];
  const explained = await requestLivery(['explain', own, ...asked]);

  const { brands } = JSON.parse(planned.stdout) as Plan;
  expect(brands.filter(({ builds }) => builds).map(({ code }) => code)).toEqual([own]);
  expect(brands.find(({ code }) => code === own)?.reasons).toContainEqual({ kind: 'own-code' });
  expect(explained.stdout).toMatch(/our-story\.page\.tsx"[^]*"line": ?4/);
});

test('own code that throws sets its brand aside, with the line; the others are built', async () => {
  const section = OWN_CODE['home/story.section.tsx'] ?? '';
  const throwing = section.replace(
    `{say('story.text')}`,
    `{(JSON.parse('{}') as { a: { b: string } }).a.b}`,
  );
  giveOwnCode(merchant, ownCodeWith({ 'home/story.section.tsx': throwing }));
  edit(other, (config) => Object.assign(config['brand'] ?? {}, { name: 'Built All The Same' }));

  const { code, report } = await build();

  expect(code).toBe(1);
  expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({
      code: 'overrides/prerender',
      merchant: own,
      file: expect.stringMatching(/overrides\/home\/story\.section\.tsx$/),
      line: 8,
    }),
  ]);
  expect(readFileSync(path.join(out, other, 'index.html'), 'utf8')).toContain('Built All The Same');
  expect(page('index.html')).toContain('In a kitchen.');
});

test('a brand that gives its own code up is the library’s again', async () => {
  giveOwnCode(merchant, {});

  await build();

  expect(recordOf(own).compile).toBe(recordOf(plain).compile);
  expect(recordOf(own)).not.toHaveProperty('ownCode');
  expect(page('index.html')).not.toContain('own-footer');
});
