import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '#generated/merchant-config.ts';
import type { CompileRecord } from '../compile/compile-record.ts';
import { sha256 } from '../../base/files/fingerprint.ts';
import { guardSettings } from '../page-templates/guard-settings.ts';
import { type MadeTemplate, makeTemplate } from '../page-templates/make-template.ts';
import { partsSettingsOf, templateOf } from '../page-templates/template-of.ts';
import { fillTemplate } from '../page-templates/fill-template.ts';
import { renderedOnce } from '../page-templates/stored-templates.ts';
import { loadPrerenderer, type PublicPage } from './load-prerenderer.ts';
import { type CssRule, parseCss } from './parse-css.ts';
import type { SiteSettings } from '../settings/to-settings.ts';
import { classesIn, usedCss } from './used-css.ts';

/** The optional parts of one brand. */
export interface HomeParts {
  /** All that this brand has. */
  features: string[];
  /** Those of them that the home page needs before it is alive. */
  partsAtOnce: string[];
  /** Those of them that it shows further down. */
  partsBelow: string[];
}

/** What follows from the settings that a brand's parts are chosen from. */
export interface SiteParts extends HomeParts {
  /** Language → the public pages of the brand's routes. */
  routes: Partial<Record<LanguageCode, PublicPage[]>>;
}

/** The prerendered home page of one brand, and what the site says about the brand. */
export interface RenderedHome extends SiteParts {
  html: string;
  /** The rules of the shared stylesheets that the page uses. */
  css: string;
}

/** A page's markup with the rules that it uses. */
type WholePage = Pick<RenderedHome, 'html' | 'css'>;

/** Raise it when what is kept of a page changes: what was kept before is then made anew. */
const RECIPE = 1;

/** The key of what the prerenderer makes once of the same input. */
export const keyOf = (kind: string, ...source: unknown[]): string =>
  sha256(JSON.stringify([kind, RECIPE, ...source]));

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

/** Whether pages are rendered whole and none is taken from the store, to compare the two. */
const isWhole = (): boolean => process.env['LIVERY_WHOLE_PAGES'] === '1';

/** Chooses the parts; of the settings only those without a brand's texts are looked at. */
const chooseParts = async (
  settings: SiteSettings,
  languages: readonly LanguageCode[],
  folder: string,
): Promise<SiteParts> => {
  const site = await loadPrerenderer(folder);
  const guarded = guardSettings(settings, () => {});
  const routes: SiteParts['routes'] = {};
  for (const language of languages) routes[language] = await site.publicPages(guarded, language);
  return {
    features: site.features.filter(({ when }) => when(guarded)).map(({ name }) => name),
    partsAtOnce: site.partsAtOnceOfHome(guarded),
    partsBelow: site.partsBelowOfHome(guarded),
    routes,
  };
};

const cssOf = (html: string, parts: HomeParts, record: CompileRecord, folder: string): string => {
  const shown = [...parts.partsAtOnce, ...parts.partsBelow];
  const chunks = [record.entry, ...shown.flatMap((name) => record.features[name]?.chunk ?? [])];
  const rules = stylesheetsOf(record, chunks).map((sheet) =>
    loadSheet(path.join(folder, 'client', sheet)),
  );
  return usedCss(rules, classesIn(html));
};

/**
 * Renders the home page of one brand. React renders each page template once; the texts are then
 * filled into it. Where no template can be made, the page is rendered whole and kept as it is.
 *
 * @param languages those that the site offers
 * @param folder the compile's folder in the store
 */
export const renderHome = async (
  settings: SiteSettings,
  languages: readonly LanguageCode[],
  record: CompileRecord,
  folder: string,
): Promise<RenderedHome> => {
  const renderWhole = async (parts: HomeParts): Promise<WholePage> => {
    const html = await (await loadPrerenderer(folder)).renderHome(settings);
    return { html, css: cssOf(html, parts, record, folder) };
  };
  const partsSettings = partsSettingsOf(settings);
  if (isWhole()) {
    const parts = await chooseParts(partsSettings, languages, folder);
    return { ...parts, ...(await renderWhole(parts)) };
  }
  const parts = await renderedOnce(folder, keyOf('parts', partsSettings, languages), () =>
    chooseParts(partsSettings, languages, folder),
  );
  const { partsAtOnce, partsBelow } = parts;
  const { settings: structure, texts } = templateOf(settings);
  const wholeOnce = () => renderedOnce(folder, keyOf('page', settings), () => renderWhole(parts));
  const template = await renderedOnce(
    folder,
    keyOf('shape', partsAtOnce, partsBelow, structure),
    async (): Promise<MadeTemplate & { css: string }> => {
      const site = await loadPrerenderer(folder);
      const { html, css } = await renderWhole(parts);
      return { ...(await makeTemplate(settings, html, (marked) => site.renderHome(marked))), css };
    },
  );
  if (template.refused !== undefined) return { ...parts, ...(await wholeOnce()) };
  return { ...parts, html: fillTemplate(template.page, texts), css: template.css };
};
