import path from 'node:path';
import { chromium } from 'playwright';
import { readOptions } from './base/read-options.ts';
import { readSiteFile } from './bench/read-site-file.ts';
import { type Visit, visitPage } from './bench/visit-page.ts';
import { chromiumFlags } from './setup/chromium-flags.ts';
import { findChromium } from './setup/find-chromium.ts';
import { runPlatform } from './setup/run-platform.ts';
import { brotliCompressSync } from 'node:zlib';

/** What a page makes a browser fetch before it is alive, in bytes as brotli sends them. */
interface PageWeight {
  /** Every script that the page names: its own, and those to be fetched ahead. */
  scriptBytes: number;
  /** Every stylesheet that the page links. */
  styleBytes: number;
  /** The style within the page: its theme, and a copy of the rules that it uses. */
  inlineStyleBytes: number;
}

const measureBytes = (content: string): number => brotliCompressSync(content).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const addressesIn = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? '')),
];

/**
 * Weighs the scripts and styles of a page from its HTML alone.
 *
 * @param origin of the site, with the merchant's host name
 */
const measurePage = async (origin: URL): Promise<PageWeight> => {
  const html = await readSiteFile(origin, '/');
  const scripts = addressesIn(html, /(?:rel="modulepreload" href|<script[^>]* src)="([^"]+)"/g);
  const sheets = addressesIn(html, /rel="stylesheet" href="([^"]+)"/g);
  const inline = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
  const weightOf = async (addresses: string[]): Promise<number> =>
    sum(
      await Promise.all(
        addresses.map(async (address) => measureBytes(await readSiteFile(origin, address))),
      ),
    );
  return {
    scriptBytes: await weightOf(scripts),
    styleBytes: await weightOf(sheets),
    inlineStyleBytes: sum(inline.map(measureBytes)),
  };
};

/*
 * npm run bench:site [-- --merchant shwe] [--runs N] [--json]: how soon the home page of a brand is
 * in sight on a slow phone, beside the same page without prerendering. Medians; every visit is a
 * first one.
 */
const ROOT = path.resolve(import.meta.dirname, '..');

const {
  merchant,
  runs,
  json: isJson,
} = readOptions({
  command: 'npm run bench:site',
  does: 'How soon the home page of a brand is in sight on a slow phone, prerendered and not.',
  options: {
    merchant: { kind: 'text', usual: 'shwe', says: 'The brand.' },
    runs: { kind: 'number', usual: 5, says: 'Visits of each page; the median is told.' },
    json: { kind: 'flag', says: 'The figures as JSON.' },
  },
});

/** The same screen twice: the first address is prerendered, the second is made by its script. */
const PAGES = { prerendered: '/', scripted: '/home' };

const report = (line: string): void => void process.stderr.write(`${line}\n`);

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const medianOf = (visits: readonly Visit[]): Visit => ({
  lcpMs: median(visits.map(({ lcpMs }) => lcpMs)),
  cls: median(visits.map(({ cls }) => cls)),
  scriptBytes: median(visits.map(({ scriptBytes }) => scriptBytes)),
  styleBytes: median(visits.map(({ styleBytes }) => styleBytes)),
  totalBytes: median(visits.map(({ totalBytes }) => totalBytes)),
});

const run = async (origin: URL) => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const visits = { prerendered: [] as Visit[], scripted: [] as Visit[] };
  try {
    // In turns, so that whatever else the machine does disturbs both alike.
    for (let round = 0; round < runs; round += 1) {
      for (const kind of ['prerendered', 'scripted'] as const) {
        const visit = await visitPage(browser, new URL(PAGES[kind], origin).href);
        report(`  ${kind}: LCP ${visit.lcpMs.toFixed(0)} ms, CLS ${visit.cls.toFixed(3)}`);
        visits[kind].push(visit);
      }
    }
  } finally {
    await browser.close();
  }
  return { prerendered: medianOf(visits.prerendered), scripted: medianOf(visits.scripted) };
};

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const { port, stop } = await runPlatform(ROOT);
try {
  const origin = new URL(`http://${merchant}.localhost:${port}/`);
  report(`${origin.href}: ${runs} first visits each, 1.6 Mbps, 150 ms, a CPU four times as slow`);
  const weight = await measurePage(origin);
  const { prerendered, scripted } = await run(origin);
  const rows: [string, string, string, string][] = [
    ['', 'prerendered', 'scripted', 'goal'],
    ['LCP', ms(prerendered.lcpMs), ms(scripted.lcpMs), '1,200 ms'],
    ['CLS', prerendered.cls.toFixed(3), scripted.cls.toFixed(3), '0.020'],
    ['initial JavaScript, brotli', kB(weight.scriptBytes), '', '110 kB'],
    ['stylesheets, brotli', kB(weight.styleBytes), '', '20 kB'],
    ['style within the page, brotli', kB(weight.inlineStyleBytes), '', ''],
    ['JavaScript on the wire in all', kB(prerendered.scriptBytes), kB(scripted.scriptBytes), ''],
    ['everything on the wire', kB(prerendered.totalBytes), kB(scripted.totalBytes), ''],
  ];
  if (isJson) {
    const figures = { merchant, runs, ...weight, prerendered, scripted };
    process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  } else {
    for (const [what, one, other, goal] of rows) {
      process.stdout.write(
        `${what.padEnd(32)}${one.padStart(14)}${other.padStart(14)}${goal.padStart(12)}\n`,
      );
    }
  }
} finally {
  await stop();
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
