import { expect, test } from 'vitest';
import type { SiteSettings } from '../settings/to-settings.ts';
import { splitPage, placeholderOf } from './placeholder.ts';
import { makeTemplate } from './make-template.ts';
import { templateOf } from './template-of.ts';
import { fillTemplate } from './fill-template.ts';

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** As much of a brand's settings as the pages of these tests look at. */
const settingsOf = (name: string, slogan = 'More than luck', tagId = ''): SiteSettings =>
  ({
    code: 'aurora',
    brand: { name, legalName: '', slogan: { en: slogan }, description: {} },
    licence: {
      authority: 'A',
      licensee: '',
      number: '7',
      url: 'https://licence.example/7',
      text: {},
      helpline: { name: '', phone: '', url: '' },
    },
    analytics: { googleTagId: tagId },
    flags: { DIRECTREG3: true, AGENTPOLICY3: true },
    languages: { list: ['en'], default: 'en', fallback: 'en' },
    resources: { TELEGRAM: { url: 'https://t.example/a' } },
    assets: { logoLight: '/a.svg', logoDark: '/b.svg', insert: '/a.svg' },
    initial: { language: 'en', banners: [], notices: [], promotions: [] },
  }) as unknown as SiteSettings;

type Page = (settings: SiteSettings) => string;

/** Makes a template of a page with the settings of one brand. */
const template = (page: Page, settings = settingsOf('Aurora')) =>
  makeTemplate(settings, page(settings), (withPlaceholders) =>
    Promise.resolve(page(withPlaceholders)),
  );

const refusal = async (page: Page, settings?: SiteSettings): Promise<string | undefined> =>
  (await template(page, settings)).refused;

const titled: Page = ({ brand }) =>
  `<h1 title="${escape(brand.name)}">${escape(brand.name)}: ${escape(brand.slogan.en ?? '')}</h1>`;

test('a template made with one brand gives the page of another, whatever its texts', async () => {
  const made = await template(titled);
  const odd = [
    `"Quotes" & 'more'`,
    '<script>alert(1)</script>',
    '&amp;amp; $& $1 {{brand}} $t(home)',
    '🎰👩‍👩‍👧‍👦 e\u0301',
    'مرحبا ‏بكم',
    'long '.repeat(5000),
    '\uE000&qQ\uE010\uE001',
    ' spaces \n\t',
  ];

  for (const name of odd) {
    const settings = settingsOf(name, `of ${name}`);
    const { texts } = templateOf(settings);
    const html = made.refused === undefined ? fillTemplate(made.page, texts) : '';
    expect(html).toBe(titled(settings));
  }
});

test('half a character is filled in as UTF-8 writes it', () => {
  expect(fillTemplate({ pieces: ['<b>', '</b>'], places: [0] }, ['a\uD800'])).toBe(
    '<b>a\uFFFD</b>',
  );
});

test('an empty text and equal texts belong to the structure', () => {
  const keyOf = (settings: SiteSettings): string => JSON.stringify(templateOf(settings).settings);

  expect(keyOf(settingsOf('Aurora'))).toBe(keyOf(settingsOf('Volt')));
  expect(keyOf(settingsOf(''))).not.toBe(keyOf(settingsOf('Volt')));
  expect(keyOf(settingsOf('Same', 'Same'))).not.toBe(keyOf(settingsOf('Volt')));
});

test('what no template declares does not change the key, and is refused when a page asks for it', async () => {
  const page: Page = (settings) => `<i>${settings.analytics.googleTagId}</i>`;

  expect(await refusal(page)).toContain('settings.analytics');
  expect(await refusal(({ flags }) => String(flags.CHNGPASSVERIF3))).toContain('CHNGPASSVERIF3');
  const planted: Page = ({ brand }) => (brand as unknown as { motto: string }).motto;
  expect(await refusal(planted)).toContain('settings.brand.motto');
  expect(await refusal((settings) => JSON.stringify(settings))).toContain('all keys of settings');
});

test('a page that catches what the guard throws is refused all the same', async () => {
  const page: Page = (settings) => {
    try {
      return settings.analytics.googleTagId;
    } catch {
      return '';
    }
  };

  expect(await refusal(page)).toContain('settings.analytics');
});

test.each<[string, Page]>([
  ['cut', ({ brand }) => escape(brand.name.slice(0, 4))],
  ['turned about', ({ brand }) => escape(Array.from(brand.name).toReversed().join(''))],
  ['in capitals', ({ brand }) => escape(brand.name.toUpperCase())],
  ['in small letters', ({ brand }) => escape(brand.name.toLowerCase())],
  ['encoded for an address', ({ brand }) => encodeURIComponent(brand.name)],
  ['not escaped', ({ brand }) => brand.name],
  ['escaped twice', ({ brand }) => escape(escape(brand.name))],
  ['written as JSON', ({ brand }) => JSON.stringify(brand.name).replace('&', '\\u0026')],
  ['measured', ({ brand }) => (brand.name.length > 20 ? 'long' : 'short')],
  ['compared', ({ brand }) => (brand.name.startsWith('A') ? 'yes' : 'no')],
  ['shown only sometimes', ({ brand }) => (/\p{L}/u.test(brand.name[0] ?? '') ? brand.name : '')],
])('a text that is %s makes the page be rendered whole', async (_, page) => {
  expect(await refusal(page)).toMatch(/text/);
});

test('an address that is no web address belongs to the structure', async () => {
  const telephone = { ...settingsOf('Aurora'), resources: { TELEGRAM: { url: 'tel:+95' } } };

  expect(JSON.stringify(templateOf(telephone as SiteSettings).settings)).toContain('tel:+95');
  expect(JSON.stringify(templateOf(settingsOf('Aurora')).settings)).not.toContain('t.example');
});

test('two equal addresses stay equal, so that a page may ask for a picture once', async () => {
  const page: Page = ({ assets }) =>
    [...new Set(Object.values(assets))].map((url) => escape(url)).join(' ');

  const made = await template(page);

  expect(made.refused).toBeUndefined();
  expect(made.refused === undefined && made.page.places).toHaveLength(2);
});

test('a placeholder of a text that there is none of is no placeholder', () => {
  expect(splitPage(escape(placeholderOf(3)), 3)).toBeUndefined();
  expect(splitPage(escape(placeholderOf(2)), 3)?.places).toEqual([2]);
});
