import path from 'node:path';
import lighthouse from 'lighthouse';
import { loadMerchants } from '#config/load-merchants.ts';
import { readOptions } from './base/read-options.ts';
import { readSiteFile } from './bench/read-site-file.ts';
import { openLighthouseBrowser } from './bench/lighthouse-browser.ts';
import { runPlatform } from './setup/run-platform.ts';

/*
 * npm run bench:seo [-- --merchant shwe] [--all] [--json]: what Lighthouse gives the pages of each brand
 * for being found, 0 to 1. Some pages of each language unless all are asked for. Ends with 1 when a page
 * has less than 1.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const {
  merchant: only,
  all: isWhole,
  json: isJson,
} = readOptions({
  command: 'npm run bench:seo',
  does: 'What Lighthouse gives the pages of each brand for being found.',
  options: {
    merchant: { kind: 'text', says: 'One brand alone.' },
    all: { kind: 'flag', says: 'All pages, not some of each language.' },
    json: { kind: 'flag', says: 'The figures as JSON.' },
  },
});

/** One of each kind; the rest of a site is made like them. */
const SOME = /^\/(?:[a-z]{2}(?:-\w+)?\/?)?(?:promotions|promotions\/welcome|help|hot)?$/;

/** What one page was given. */
interface Scored {
  brand: string;
  page: string;
  score: number;
  /** The audits that it did not pass. */
  failed: string[];
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

/** The pages in a site's maps, as paths. */
const listPages = async (port: number, host: string): Promise<string[]> => {
  const read = (target: string) => readSiteFile(new URL(`http://${host}:${port}/`), target);
  const maps = locations(await read('/sitemap.xml')).map((map) => new URL(map).pathname);
  const byLanguage = (await Promise.all(maps.map(read))).map((map) =>
    locations(map).map((page) => new URL(page).pathname),
  );
  if (isWhole) return byLanguage.flat();
  return byLanguage.flatMap((pages) => {
    const game = pages.find((page) => /\/game\/\d+$/.test(page));
    return [...pages.filter((page) => SOME.test(page)), ...(game === undefined ? [] : [game])];
  });
};

const scorePage = async (address: string, port: number) => {
  const result = await lighthouse(address, { port, onlyCategories: ['seo'], logLevel: 'error' });
  const report = result?.lhr;
  const refs = report?.categories['seo']?.auditRefs ?? [];
  const failed = refs
    .map(({ id }) => report?.audits[id])
    .filter((audit) => typeof audit?.score === 'number' && audit.score < 1)
    .map((audit) => audit?.id ?? '');
  return { score: report?.categories['seo']?.score ?? 0, failed };
};

const say = ({ brand, page, score, failed }: Scored): void => {
  const line = `${brand.padEnd(12)}${page.padEnd(40)}${score.toFixed(2)}  ${failed.join(', ')}`;
  process.stdout.write(`${line.trimEnd()}\n`);
};

const { port, stop } = await runPlatform(ROOT);
const { browser, debugPort } = await openLighthouseBrowser(port);
const scored: Scored[] = [];
try {
  for (const { code, config } of await loadMerchants(path.join(ROOT, 'merchants'))) {
    if (only !== undefined && code !== only) continue;
    const host = config.site.mainDomain;
    for (const page of await listPages(port, host)) {
      const one = { brand: code, page, ...(await scorePage(`http://${host}${page}`, debugPort)) };
      scored.push(one);
      if (!isJson) say(one);
    }
  }
} finally {
  await browser.close();
  await stop();
}
if (isJson) process.stdout.write(`${JSON.stringify(scored, null, 2)}\n`);
if (scored.length === 0 || scored.some(({ score }) => score < 1)) process.exitCode = 1;
