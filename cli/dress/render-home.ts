import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompileRecord } from '../compile/compile-record.ts';
import { sha256 } from '../files/fingerprint.ts';
import { keepStored, readStored } from '../store/stored-file.ts';
import { loadPrerenderer } from './load-prerenderer.ts';
import { type CssRule, parseCss } from './parse-css.ts';
import type { SiteSettings } from './to-settings.ts';
import { classesIn, usedCss } from './used-css.ts';

/** The prerendered home page of one brand, and what the site says about the brand. */
export interface RenderedHome {
  html: string;
  /** The rules of the shared stylesheets that the page uses. */
  css: string;
  /** The optional parts that this brand has. */
  features: string[];
  /** Those of them that the home page needs before it is alive. */
  partsAtOnce: string[];
  /** Those of them that it shows further down. */
  partsBelow: string[];
}

const sheets = new Map<string, CssRule[]>();

const loadSheet = (file: string): CssRule[] => {
  const rules = sheets.get(file) ?? parseCss(readFileSync(file, 'utf8'));
  sheets.set(file, rules);
  return rules;
};

/**
 * The stylesheets that come with some chunks, in the order in which a page links them.
 *
 * @param chunks paths relative to the compile's `client/`
 */
export const stylesheetsOf = (record: CompileRecord, chunks: readonly string[]): string[] => {
  const css = new Set<string>();
  for (const chunk of chunks) {
    const { imports = [], css: own = [] } = record.chunks[chunk] ?? {};
    for (const file of imports) for (const sheet of record.chunks[file]?.css ?? []) css.add(sheet);
    for (const sheet of own) css.add(sheet);
  }
  return [...css];
};

const renderAnew = async (
  settings: SiteSettings,
  record: CompileRecord,
  folder: string,
): Promise<RenderedHome> => {
  const site = await loadPrerenderer(folder);
  const features = site.features.filter(({ when }) => when(settings)).map(({ name }) => name);
  const partsAtOnce = site.partsAtOnceOfHome(settings);
  const partsBelow = site.partsBelowOfHome(settings);
  const html = await site.renderHome(settings);
  const shown = [...partsAtOnce, ...partsBelow];
  const chunks = [record.entry, ...shown.flatMap((name) => record.features[name]?.chunk ?? [])];
  const rules = stylesheetsOf(record, chunks).map((sheet) =>
    loadSheet(path.join(folder, 'client', sheet)),
  );
  return { html, css: usedCss(rules, classesIn(html)), features, partsAtOnce, partsBelow };
};

/**
 * Renders the home page of one brand. The page depends on the compile and the settings alone, so a
 * page rendered before is taken from the store: a change of colours needs no React.
 *
 * @param folder the compile's folder in the store
 */
export const renderHome = async (
  settings: SiteSettings,
  record: CompileRecord,
  folder: string,
): Promise<RenderedHome> => {
  const key = sha256(JSON.stringify(settings));
  const file = path.join(folder, 'renders', key.slice(0, 2), `${key}.json`);
  const kept = readStored(file);
  if (kept) return JSON.parse(kept.toString('utf8')) as RenderedHome;
  const rendered = await renderAnew(settings, record, folder);
  keepStored(file, JSON.stringify(rendered));
  return rendered;
};
