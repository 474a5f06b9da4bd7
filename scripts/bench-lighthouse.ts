import os from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { loadMerchants } from '#config/load-merchants.ts';
import { readOptions } from './base/read-options.ts';
import { watchBusy } from './bench/busy-share.ts';
import { openLighthouseBrowser } from './bench/lighthouse-browser.ts';
import { runPlatform } from './setup/run-platform.ts';

/*
 * npm run bench:lighthouse [-- --merchant shwe] [--runs N] [--json]: what Lighthouse gives the home page of
 * each brand on a phone, 0 to 1: the median of N runs, three when left out; and how busy the machine was
 * with anything else while nothing was measured. Ends with 1 when a page has less than 0.9 for its speed.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const LEAST = 0.9;

const {
  merchant: only,
  runs,
  json: isJson,
} = readOptions({
  command: 'npm run bench:lighthouse',
  does: 'What Lighthouse gives the home page of each brand on a phone.',
  options: {
    merchant: { kind: 'text', says: 'One brand alone.' },
    runs: { kind: 'number', usual: 3, says: 'Runs of each page; the median is told.' },
    json: { kind: 'flag', says: 'The figures as JSON.' },
  },
});

/** One run, or the median of several. */
interface Measured {
  performance: number;
  seo: number;
  /** Milliseconds on the phone that Lighthouse plays. */
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  /** Scripts that the browser had asked for when it painted first. */
  scripts: number;
  /** Lighthouse's own figure for this machine at that time: about 1,500 and more where it is fast and idle. */
  benchmark: number;
}

interface NetworkItem {
  resourceType?: string;
  networkRequestTime?: number;
}

const measure = async (address: string, port: number): Promise<Measured> => {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ['performance', 'seo'],
    formFactor: 'mobile',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse has no answer for ${address}.`);
  const { categories, audits } = result.lhr;
  const numberOf = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const details = (id: string): Record<string, unknown>[] =>
    (audits[id]?.details as { items?: Record<string, unknown>[] } | undefined)?.items ?? [];
  const paintedMs = Number(details('metrics')[0]?.['observedFirstContentfulPaint']);
  const requests = details('network-requests') as NetworkItem[];
  return {
    performance: categories['performance']?.score ?? 0,
    seo: categories['seo']?.score ?? 0,
    firstPaintMs: numberOf('first-contentful-paint'),
    largestPaintMs: numberOf('largest-contentful-paint'),
    blockedMs: numberOf('total-blocking-time'),
    scripts: requests.filter(
      ({ resourceType, networkRequestTime = Infinity }) =>
        resourceType === 'Script' && networkRequestTime < paintedMs,
    ).length,
    benchmark: result.lhr.environment.benchmarkIndex,
  };
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const medianOf = (measured: readonly Measured[]): Measured => {
  const of = (key: keyof Measured): number => median(measured.map((each) => each[key]));
  return {
    performance: of('performance'),
    seo: of('seo'),
    firstPaintMs: of('firstPaintMs'),
    largestPaintMs: of('largestPaintMs'),
    blockedMs: of('blockedMs'),
    scripts: of('scripts'),
    benchmark: of('benchmark'),
  };
};

const say = (cells: readonly (string | number)[]): void => {
  const [brand = '', ...rest] = cells.map(String);
  if (!isJson)
    process.stdout.write(brand.padEnd(12) + rest.map((each) => each.padStart(13)).join('') + '\n');
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** The share of the processors that others make work: looked at while this measures nothing. */
const othersShare = async (): Promise<number> => {
  const busy = watchBusy();
  await pause(3000);
  return busy();
};

const { port, stop } = await runPlatform(ROOT);
const { browser, debugPort } = await openLighthouseBrowser(port);
const brands: (Measured & { brand: string; busy: number; runs: Measured[] })[] = [];
try {
  say([
    'brand',
    'performance',
    'seo',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'scripts',
    'benchmark',
    'others busy',
  ]);
  for (const { code, config } of await loadMerchants(path.join(ROOT, 'merchants'))) {
    if (only !== undefined && code !== only) continue;
    const busy = await othersShare();
    const address = `http://${config.site.mainDomain}/`;
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measure(address, debugPort));
    const one = medianOf(measured);
    brands.push({ brand: code, ...one, busy, runs: measured });
    const times = [one.firstPaintMs, one.largestPaintMs, one.blockedMs].map(Math.round);
    const scores = [one.performance.toFixed(2), one.seo.toFixed(2)];
    const benchmark = Math.round(one.benchmark);
    say([code, ...scores, ...times, one.scripts, benchmark, `${Math.round(busy * 100)} %`]);
  }
} finally {
  await browser.close();
  await stop();
}
const machine = { processors: os.cpus().length, load: os.loadavg()[0] ?? 0 };
if (isJson) process.stdout.write(`${JSON.stringify({ machine, brands }, null, 2)}\n`);
if (brands.length === 0 || brands.some(({ performance }) => performance < LEAST))
  process.exitCode = 1;
