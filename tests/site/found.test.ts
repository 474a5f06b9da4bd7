import { expect, inject, test } from 'vitest';
import { crawl, type Ask } from '../support/crawler/crawl.ts';
import { configOf } from '../support/site-content.ts';
import { sendRequest } from '../support/web-server.ts';
import '../support/site-fixture.ts';

/** The sites of these tests; all that the project has are crawled where they are built. */
const SITES = ['northlight', 'oasis', 'shwe', 'volt', 'plenty'];

const askSite =
  (code: string): Ask =>
  async (path) => {
    const { status, headers, body } = await sendRequest(
      inject('site').port,
      `${code}.localhost`,
      path,
    );
    return { status, body, type: headers['content-type'] ?? '' };
  };

test.each(SITES)(
  'searching machines find every page of %s, in all its languages, and no dead end',
  async (code) => {
    const { mainDomain } = configOf(code).site;

    const { pages, mapped, problems } = await crawl(askSite(code), `https://${mainDomain}`);

    expect(problems).toEqual([]);
    expect(mapped.length).toBeGreaterThan(12);
    expect(pages.get('/')?.data).toEqual([
      expect.objectContaining({ '@type': 'Organization' }),
      expect.objectContaining({
        '@type': 'WebSite',
        potentialAction: expect.objectContaining({ '@type': 'SearchAction' }),
      }),
    ]);
    expect(pages.get('/help')?.data.at(-1)).toMatchObject({ '@type': 'FAQPage' });
    expect(pages.get('/promotions/welcome')?.data[0]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
    });
  },
);

test.each(SITES)('the robots of %s may read what its site maps name', async (code) => {
  const ask = askSite(code);
  const { mainDomain } = configOf(code).site;

  const robots = (await ask('/robots.txt')).body.toString();

  const barred = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
  const { mapped } = await crawl(ask, `https://${mainDomain}`);
  expect(robots).toContain(`Sitemap: https://${mainDomain}/sitemap.xml`);
  expect(barred.length).toBeGreaterThan(0);
  for (const address of mapped)
    for (const path of barred) expect(new URL(address).pathname.startsWith(path)).toBe(false);
});

test.each(['/vi/promotions', '/zh-Hans/nothing', '/promotions/over', '/nothing', '/limits'])(
  'a searching machine is told to leave %s out',
  async (target) => {
    const { status, body } = await askSite('shwe')(target);

    expect(status).toBe(target === '/limits' ? 200 : 404);
    expect(body.toString()).toContain('<meta name="robots" content="noindex">');
  },
);

test.each([
  ['shwe', '/agentHome', 200],
  ['shwe', '/en/agentContracts', 200],
  ['shwe', '/vi/agentHome', 404],
  ['northlight', '/agentHome', 404],
  ['northlight', '/my/agentTeamOverview/', 404],
  ['volt', '/agentContracts', 404],
])('whether %s has the agents’ page %s, its answer says: %i', async (code, target, expected) => {
  const { status, body } = await askSite(code)(target);

  expect(status).toBe(expected);
  expect(body.toString()).toContain('<meta name="robots" content="noindex">');
});
