import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMerchants, type ResolvedMerchant } from '#config/load-merchants.ts';
import { requestLivery } from './request-livery.ts';
import { makeWorkFolder, readTree, ROOT } from './run-livery.ts';

const work = makeWorkFolder();
const sites = new Map<string, Map<string, Buffer>>();
let merchants: ResolvedMerchant[];

beforeAll(async () => {
  const { code, stderr } = await requestLivery(['build', '--out', work.out]);
  if (code !== 0) throw new Error(stderr);
  for (const name of readdirSync(work.out).filter((each) => !each.startsWith('.')))
    sites.set(name, readTree(path.join(work.out, name)));
  merchants = await loadMerchants(path.join(ROOT, 'merchants'));
});

afterAll(work.remove);

const textOf = (code: string, file: string): string => sites.get(code)?.get(file)?.toString() ?? '';

/** All code of a site. */
const codeOf = (code: string): string =>
  [...(sites.get(code) ?? [])]
    .filter(([name]) => name.endsWith('.js'))
    .map(([, bytes]) => bytes.toString())
    .join('\n');

const promises = ({ content }: ResolvedMerchant, kind: string): boolean =>
  content.promotions.some(({ mechanic }) => mechanic?.kind === kind);

/** What only some brands use: who does, and a key of words that its code alone asks for. */
const parts: [name: string, key: string, uses: (merchant: ResolvedMerchant) => boolean][] = [
  [
    'missions',
    'missions.intro',
    (merchant) => promises(merchant, 'missionSet') || merchant.config.lottery.missions.length > 0,
  ],
  [
    'races',
    'races.countingText',
    // They stand on one page with the missions.
    (merchant) =>
      promises(merchant, 'race') ||
      promises(merchant, 'missionSet') ||
      merchant.config.lottery.missions.length > 0,
  ],
  ['raffles', 'raffle.proof.open', (merchant) => promises(merchant, 'raffle')],
  ['red envelopes', 'redEnvelope.region', (merchant) => promises(merchant, 'redEnvelope')],
  ['applications', 'application.hide', (merchant) => promises(merchant, 'application')],
  ['points and their mall', 'pointMall.forever', ({ config }) => config.points.enabled],
  ['invitations', 'referral.closedText', ({ config }) => config.referral.enabled],
  ['ranks', 'ranks.toStanding', ({ config }) => config.ranks.enabled],
  ['the agent center', 'agentLinks.onlyAgentsText', ({ config }) => config.flags.AGENTPOLICY3],
  ['agents’ rules', 'agentArea.playersOnlyText', ({ config }) => config.flags.AGENTPOLICY3],
];

test.each(parts)(
  'the code of %s is in the sites that use them, and no byte of it in others',
  (_, key, uses) => {
    expect(new Set(merchants.map(uses)).size).toBe(2);
    for (const merchant of merchants)
      expect(codeOf(merchant.code).includes(key), merchant.code).toBe(uses(merchant));
  },
);

test('only a brand that names its points mall leads to it from the main navigation', () => {
  for (const { code, config } of merchants) {
    const [, content = ''] = textOf(code, 'index.html').split('<div id="app">');
    expect(content.includes('href="/pointMall"'), code).toBe(config.navigation.length > 0);
  }
  expect(merchants.filter(({ config }) => config.navigation.length > 0)).toHaveLength(2);
});

test('a page of the brand’s own words has its title, description, address and text, and stands in the sitemap', () => {
  const written = merchants.flatMap(({ code, config, content }) =>
    content.pages.map((page) => ({ code, config, page })),
  );
  expect(written.map(({ page }) => page.id)).toEqual(
    expect.arrayContaining(['sponsor', 'description']),
  );
  for (const { code, config, page } of written) {
    const html = textOf(code, `pages/${page.id}.html`);
    const [, language = 'en'] = /<html lang="([^"]+)"/.exec(html) ?? [];
    const titles = page.title as Record<string, string>;
    const title = titles[language] ?? titles['en'] ?? '';
    const address = `https://${config.site.mainDomain}/${page.id}`;
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];

    expect(html).toContain(`<title>${title} · ${config.brand.name}</title>`);
    expect(html).toContain(`<link rel="canonical" href="${address}" hreflang="${language}">`);
    expect(html).toContain(`<meta property="og:url" content="${address}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(156);
    expect(description).not.toMatch(/[<{]/);
    expect(textOf(code, `sitemap-${language}.xml`)).toContain(`<loc>${address}</loc>`);
  }
  expect(textOf('volt', 'sitemap-en.xml')).not.toContain('/sponsor<');
  expect(sites.get('volt')?.has('pages/sponsor.html')).toBe(false);
});

test('a page that stands for many addresses names none as its own, and is not to be found', () => {
  for (const { code } of merchants) {
    expect(textOf(code, 'shell.html')).not.toContain('rel="canonical"');
    expect(textOf(code, 'shell.html')).toContain('<meta name="robots" content="noindex">');
  }
});
