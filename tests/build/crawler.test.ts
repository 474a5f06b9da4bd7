import sharp from 'sharp';
import { expect, test } from 'vitest';
import { crawl, type Ask } from '../support/crawler/crawl.ts';

const ORIGIN = 'https://brand.example';
const canvas = { width: 1200, height: 630, channels: 3, background: '#123' } as const;
const PNG = await sharp({ create: canvas }).png().toBuffer();

interface Drawn {
  language?: string;
  canonical?: string;
  title?: string;
  alternates?: Record<string, string>;
  links?: string[];
  picture?: string;
}

const draw = (path: string, page: Drawn): string => {
  const { language = 'en', canonical = path, title = `${path} ${language}` } = page;
  const alternates = Object.entries(page.alternates ?? {});
  return `<html lang="${language}"><head><title>${title}</title><meta name="description" content="d">
<link rel="canonical" href="${ORIGIN}${canonical}"><meta property="og:url" content="${ORIGIN}${canonical}">
<meta property="og:image" content="${ORIGIN}${page.picture ?? '/share.png'}">
${alternates.map(([code, to]) => `<link rel="alternate" hreflang="${code}" href="${ORIGIN}${to}">`).join('')}
</head><body>${(page.links ?? []).map((to) => `<a href="${to}">x</a>`).join('')}</body></html>`;
};

const both = { en: '/', my: '/my/' };

/** A small site without a fault. */
const sound = (): Record<string, Drawn> => ({
  '/': { alternates: both, links: ['/my/', '/help#first'] },
  '/my/': { language: 'my', alternates: both, links: ['/'] },
  '/help': { links: ['/'] },
});

const problemsOf = async (site: Record<string, Drawn>, mapped = Object.keys(site)) => {
  const urls = mapped.map((path) => `<loc>${ORIGIN}${path}</loc>`).join('');
  const ask: Ask = (path) => {
    const page = site[path];
    const answer = (body: Buffer | string, type: string, status = 200) =>
      Promise.resolve({ status, type, body: Buffer.from(body) });
    if (path === '/sitemap.xml') return answer(`<loc>${ORIGIN}/map.xml</loc>`, 'text/xml');
    if (path === '/map.xml') return answer(urls, 'text/xml');
    if (path === '/share.png') return answer(PNG, 'image/png');
    return page ? answer(draw(path, page), 'text/html') : answer('', 'text/html', 404);
  };
  return (await crawl(ask, ORIGIN)).problems;
};

test('the crawler finds nothing wrong with a sound site', async () => {
  expect(await problemsOf(sound())).toEqual([]);
});

test.each<[string, (site: Record<string, Drawn>) => unknown, string]>([
  ['a canonical of another page', (site) => (site['/help'] = { canonical: '/' }), 'canonical'],
  ['a dead link', (site) => (site['/help'] = { links: ['/gone'] }), '/gone: a dead link'],
  ['an orphan', (site) => (site['/lost'] = {}), '/lost: in a site map'],
  ['a missing way back', (site) => (site['/my/'] = { language: 'my' }), 'does not lead back'],
  ['a page in another language', (site) => (site['/my/'] = { alternates: both }), 'a page in en'],
  ['two equal titles', (site) => (site['/help'] = { title: '/ en' }), 'the same title'],
  ['a picture that is missing', (site) => (site['/help'] = { picture: '/x.png' }), 'no picture'],
])('the crawler finds %s', async (_, plant, expected) => {
  const site = sound();
  plant(site);

  expect((await problemsOf(site)).join('\n')).toContain(expected);
});

test('the crawler finds a page that no site map names', async () => {
  expect(await problemsOf(sound(), ['/', '/my/'])).toEqual([`${ORIGIN}/help: in no site map`]);
});
