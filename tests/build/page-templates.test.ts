import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadCompileRecord } from '../../cli/build/compile/compile-record.ts';
import { ensureCompile } from '../../cli/build/compile/ensure-compile.ts';
import { compileFolder } from '../../cli/build/compile/keep-compile.ts';
import { loadPrerenderer, type Prerenderer } from '../../cli/build/render/load-prerenderer.ts';
import { offeredLanguages, openingLanguage } from '../../cli/build/render/offered-languages.ts';
import { listBrandAssets } from '../../cli/build/settings/brand-assets.ts';
import { type SiteSettings, toSettings } from '../../cli/build/settings/to-settings.ts';
import { checkOne } from '../../cli/build/fleet/check-batch.ts';
import { listCodes } from '../../cli/build/fleet/list-codes.ts';
import { scanCompileSources } from '../../cli/build/release/scan-files.ts';
import { makeTemplate } from '../../cli/build/page-templates/make-template.ts';
import { templateOf } from '../../cli/build/page-templates/template-of.ts';
import { fillTemplate } from '../../cli/build/page-templates/fill-template.ts';
import { inProof } from '../support/proof.ts';
import { makeFixture } from './build-fixture.ts';
import { readTree, ROOT } from './run-livery.ts';

/*
 * React renders a template of page once and the brands' texts are filled into it: here the filled in
 * pages of a random fleet are compared with rendered ones, byte for byte.
 */
const SIZE = inProof(30, 100);
const fleet = makeFixture(SIZE);
let site: Prerenderer;
let translated: string[];

beforeAll(async () => {
  const { seen, sources } = scanCompileSources({});
  await ensureCompile(seen.hash, sources);
  const folder = compileFolder(seen.hash);
  translated = Object.keys(loadCompileRecord(folder).locales);
  site = await loadPrerenderer(folder);
}, 300_000);

afterEach(() => void vi.unstubAllEnvs());
afterAll(fleet.remove);

/** What a brand's home page is rendered from; its pictures under made-up addresses. */
const settingsOf = async (merchants: string, code: string): Promise<SiteSettings> => {
  const { merchant } = await checkOne({ merchantsDir: merchants, code, isConflict: false });
  if (!merchant) throw new Error(`${code} is at fault`);
  const { config, content } = merchant;
  const language = openingLanguage(config, offeredLanguages(config, translated));
  const assets = listBrandAssets(config, content).map((file) => [file, `/brand/${code}-${file}`]);
  return toSettings({ config, content }, Object.fromEntries(assets), language);
};

const ODD = [
  `"Quoted" & <b>bold</b> 'n all`,
  '&amp;amp;&lt;!-- --> ]]> </script>',
  'مرحبا \u200Fبكم',
  '🎰👩‍👩‍👧‍👦 e\u0301 \u{1F1F2}\u{1F1F2}',
  '$& $1 $$ {{brand}} $t(home.title) %EE%80%80 %s',
  'A very long text goes on and on. '.repeat(200),
  ' x ',
  '\uE000\uE010\uE001 \uFFFD \u2028',
];

/** Gives other texts in place of some; equal ones stay equal, different ones different. */
const oddly = () => {
  const given = new Map<string, string>();
  return (text: string): string => {
    if (text === '') return '';
    const at = given.size;
    const other = given.get(text) ?? `${ODD[at % ODD.length]}${at}`;
    given.set(text, other);
    return other;
  };
};

/** The same brand with other texts everywhere. */
const withOddTexts = (settings: SiteSettings): SiteSettings => {
  const changed = structuredClone(settings);
  const { brand, licence, initial } = changed;
  const odd = oddly();
  const every = (texts: Record<string, string>): void => {
    for (const key of Object.keys(texts)) texts[key] = odd(texts[key] ?? '');
  };
  [brand.name, brand.legalName] = [odd(brand.name), odd(brand.legalName)];
  for (const texts of [brand.slogan, brand.description, licence.text]) every(texts);
  [licence.number, licence.licensee] = [odd(licence.number), odd(licence.licensee)];
  [licence.authority, licence.helpline.name] = [odd(licence.authority), odd(licence.helpline.name)];
  for (const banner of initial.banners) {
    [banner.title, banner.subtitle, banner.cta] = [
      odd(banner.title),
      odd(banner.subtitle),
      odd(banner.cta),
    ];
  }
  // As long as before: the line of notices takes as long as they are.
  for (const notice of initial.notices) {
    notice.title = odd(notice.title).repeat(9).slice(0, notice.title.length);
  }
  for (const promotion of initial.promotions) {
    [promotion.title, promotion.summary] = [odd(promotion.title), odd(promotion.summary)];
  }
  return changed;
};

const keyOf = (settings: SiteSettings): string => JSON.stringify(templateOf(settings).settings);

/** Makes the brand's template, then stamps its own texts and odd ones; names what differs. */
const difference = async (settings: SiteSettings): Promise<string | undefined> => {
  const made = await makeTemplate(settings, await site.renderHome(settings), site.renderHome);
  if (made.refused !== undefined) return made.refused;
  const other = withOddTexts(settings);
  if (keyOf(other) !== keyOf(settings)) return 'other texts give another shape';
  const { texts } = templateOf(other);
  const isSame = fillTemplate(made.page, texts) === (await site.renderHome(other));
  return isSame ? undefined : 'other texts are stamped otherwise than they are rendered';
};

const differencesOf = async (merchants: string, codes: string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const code of codes) {
    const what = await difference(await settingsOf(merchants, code));
    if (what !== undefined) found.push(`${code}: ${what}`);
  }
  return found;
};

test('filled in pages are rendered pages, for a random fleet and texts of every kind', async () => {
  expect(await differencesOf(fleet.merchants, fleet.codes)).toEqual([]);
});

test('every merchant of the repository has a template', async () => {
  const merchants = `${ROOT}/merchants`;

  expect(await differencesOf(merchants, listCodes(merchants))).toEqual([]);
});

test('a page that reads what no template declares is refused by the setting’s name', async () => {
  const settings = await settingsOf(fleet.merchants, fleet.codes[0] ?? '');
  const planted = (asked: SiteSettings) => {
    void asked.analytics.googleTagId;
    return site.renderHome(asked);
  };

  const made = await makeTemplate(settings, await site.renderHome(settings), planted);

  expect(made.refused).toContain('settings.analytics');
});

test('sites are the same bytes whether pages are filled in or rendered whole', async () => {
  const some = fleet.codes.slice(0, 4);
  await fleet.build(...some);
  const stamped = readTree(fleet.out);
  vi.stubEnv('LIVERY_WHOLE_PAGES', '1');

  const { report } = await fleet.build('--force', ...some);

  expect(report.built).toBe(some.length);
  expect(readTree(fleet.out)).toEqual(stamped);
});
