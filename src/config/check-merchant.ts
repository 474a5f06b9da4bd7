import path from 'node:path';
import type { MerchantConfig, Theme } from '#generated/merchant-config.ts';
import { forgetAssets } from './assets/check-asset.ts';
import { brokenPlaces, contains, dropUnknown } from './broken-places.ts';
import { allChecks } from './checks/all-checks.ts';
import { checkContrast, type ResolveWith } from './checks/check-contrast.ts';
import { checkTokens } from './checks/check-tokens.ts';
import type { Subject } from './checks/check.ts';
import { checkContent } from './content/check-content.ts';
import { anchorsOf } from './content/content-anchors.ts';
import { loadContent, type LoadedContent } from './content/load-content.ts';
import { issuesOfOld, futureIssue } from './migrations/check-version.ts';
import { upgrade } from './migrations/upgrade.ts';
import { loadCustomPages, type LoadedPages } from './custom-pages/load-custom-pages.ts';
import { boundIssues } from './issues/bound-issues.ts';
import { issueRules } from './issues/issue-rules.ts';
import type { UnplacedIssue } from './issues/issue.ts';
import type { JsonFile } from './read/read-json.ts';
import { fillPointMall } from './resolve/fill-point-mall.ts';
import { fillFacts } from './content/brand-facts.ts';
import { showWithPromotions, fillToldFigures } from './resolve/fill-told-figures.ts';
import { fillPromotions } from './resolve/fill-promotions.ts';
import { fillConfig } from './resolve/fill-config.ts';
import { fillLogos } from './resolve/fill-logos.ts';
import type { ResolvedMerchant } from './resolved-merchant.ts';
import { explainErrors } from './schema/explain-errors.ts';
import { allowGuesses } from './schema/nearest.ts';
import { validate } from './schema/validators.ts';
import { fillTheme } from './theme/fill-theme.ts';
import type { Inheritance } from './theme/inherit-theme.ts';
import { resolveTheme, type ResolvedTheme } from './theme/resolve-theme.ts';
import { isValues } from './schema/settings.ts';
import { followTheme, type ThemeChain } from './theme/theme-chain.ts';
import { resolveLanguage } from './languages/resolve-language.ts';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Replaces the short codes of a raw merchant file by tags, in place. It runs before the schema's
 * check and keeps every position; what means no language is left for the checks to name.
 */
const normaliseLanguages = (raw: unknown): void => {
  const languages = isObject(raw) ? raw['languages'] : undefined;
  if (!isObject(languages)) return;
  const own = isObject(languages['aliases']) ? languages['aliases'] : {};
  const toTag = (word: unknown): unknown =>
    typeof word === 'string' ? (resolveLanguage(word, own) ?? word) : word;
  if (Array.isArray(languages['list'])) languages['list'] = languages['list'].map(toTag);
  for (const key of ['default', 'fallback']) {
    if (key in languages) languages[key] = toTag(languages[key]);
  }
};

/** What became of one merchant: itself if it is without errors, and all that was found. */
export interface Checked {
  slug: string;
  merchant?: ResolvedMerchant;
  /** Its theme, also when something else is at fault. */
  resolvedTheme?: { theme: ResolvedTheme; settings: Theme };
  issues: UnplacedIssue[];
}

/** What a merchant's look is inherited from, or why that cannot be told. */
interface Inherited {
  chain?: ThemeChain;
  inheritance?: Inheritance;
  issue?: UnplacedIssue;
}

/** Fills in place what the schema has no default for, before the schema sees it. */
const fillRaw = (folder: string, { file, value }: JsonFile): Inherited => {
  if (!isValues(value)) return {};
  normaliseLanguages(value);
  fillLogos(folder, value['brand']);
  const resolvedTheme = { theme: (value['theme'] ??= {}), layout: (value['layout'] ??= {}) };
  if (!isValues(resolvedTheme.theme) || !isValues(resolvedTheme.layout)) return {};
  const { theme, layout } = resolvedTheme;
  const extended = theme['extends'];
  if (extended !== undefined && typeof extended !== 'string') return {};
  const from = { code: path.basename(folder), file };
  const chain = followTheme(from, path.dirname(folder), extended);
  if ('message' in chain) return { issue: chain };
  return { chain, inheritance: fillTheme({ theme, layout }, chain) };
};

/** Pictures that the configuration and the content name. */
const picturesOf = (
  { config: { brand } }: Subject,
  content: ResolvedMerchant['content'],
): string[] => [
  ...Object.values(brand.logo),
  brand.favicon,
  ...content.banners.map(({ art }) => art),
  ...content.promotions.map(({ art }) => art),
  ...content.pointMall.map(({ art }) => art),
];

const isError = ({ code }: UnplacedIssue): boolean => issueRules[code].severity === 'error';

/** What the checks of content and texts read of a merchant's file. */
const READ_BY_CONTENT = [
  '/brand',
  '/licence',
  '/languages',
  '/maintenance',
  '/payments',
  '/categories',
  '/currency',
  '/withdrawals',
  '/rebates',
  '/points',
  '/ranks',
  '/ages',
  '/pages',
  '/navigation',
];

type Announcement = ResolvedMerchant['content']['banners' | 'notices' | 'popups'][number];

/** A merchant without errors, with every default filled. */
const resolved = (
  { file }: JsonFile,
  subject: Subject,
  { content, files }: LoadedContent,
  custom: LoadedPages,
  theme: ResolvedTheme,
  parents: ThemeChain['parents'],
): ResolvedMerchant => {
  const { slug: code, folder, config } = subject;
  const pictures = picturesOf(subject, content).map((name) => path.resolve(folder, name));
  const told = { promotions: content.promotions, config };
  const announced = <Item extends Announcement>(items: readonly Item[]): Item[] =>
    fillToldFigures(showWithPromotions(items, content.promotions), told);
  const read = [file, ...Object.values(files), ...custom.files, ...new Set(pictures)];
  return {
    code,
    folder,
    config: fillConfig(config),
    content: {
      ...content,
      banners: announced(content.banners),
      notices: announced(content.notices),
      popups: announced(content.popups),
      promotions: fillPromotions(content.promotions, config),
      pointMall: fillPointMall(content.pointMall, config),
      help: fillFacts(fillToldFigures(content.help, told), config),
      pages: fillFacts(fillToldFigures(content.pages, told), config),
    },
    customPages: fillFacts(custom.pages, config),
    theme,
    parentHashes: Object.fromEntries(parents.map((parent) => [parent.code, parent.hash])),
    files: [...read, ...parents.map((parent) => parent.file)],
  };
};

/** Checks a file of the current version. */
const checkCurrent = (folder: string, json: JsonFile): Checked => {
  const slug = path.basename(folder);
  if (json.value === undefined) return { slug, issues: json.issues };
  forgetAssets();
  allowGuesses();
  const { chain, inheritance, issue } = fillRaw(folder, json);
  const errors = validate('merchant', json.value);
  const broken = brokenPlaces(errors);
  if (issue) broken.push(issue.pointer);
  const isWhole = (...parts: string[]): boolean =>
    parts.every((part) => !broken.some((place) => contains(place, part) || contains(part, place)));

  // The parts that are not broken have been checked against the schema.
  const config = json.value as MerchantConfig;
  const subject: Subject = { slug, folder, file: json.file, config };
  const issues = explainErrors(json.file, errors);
  dropUnknown(json.value, errors);
  if (issue) issues.push(issue);
  for (const [check, reads] of allChecks) {
    if (isWhole(...reads)) issues.push(...check(subject));
  }
  const resolveWith: ResolveWith = (colors) =>
    resolveTheme({ ...config.theme, colors }, config.layout, config.languages.list, inheritance);
  const theme = isWhole('/theme', '/layout', '/languages')
    ? resolveWith(config.theme.colors)
    : undefined;
  if (theme) {
    issues.push(...checkTokens(subject, theme), ...checkContrast(subject, theme, resolveWith));
  }
  const loaded = isWhole('/content') ? loadContent(subject) : undefined;
  if (loaded) issues.push(...loaded.issues);
  const read = loaded && isWhole(...READ_BY_CONTENT) ? loaded : undefined;
  const custom = read && loadCustomPages(subject, anchorsOf(read));
  if (read) issues.push(...checkContent(subject, read));
  if (custom) issues.push(...custom.issues);
  const resolvedTheme = theme && { resolvedTheme: { theme, settings: config.theme } };
  if (!theme || !loaded || !custom || issues.some(isError))
    return { slug, issues, ...resolvedTheme };
  const merchant = resolved(json, subject, loaded, custom, theme, chain?.parents ?? []);
  return { slug, merchant, issues, ...resolvedTheme };
};

/**
 * Checks one merchant: its file against the schema, then every rule whose parts of the file have
 * the right form, so that one fault does not hide the others. A file of an older version is
 * migrated in memory first; what is found is told in terms of the file as it is.
 *
 * @param folder the merchant's folder, absolute
 * @param json its merchant.json, as read
 */
export const checkMerchant = (folder: string, json: JsonFile): Checked => {
  const future = futureIssue(json);
  if (future) return { slug: path.basename(folder), issues: [future] };
  const upgraded = upgrade(json.value);
  const value = upgraded?.config ?? json.value;
  const checked = checkCurrent(folder, { ...json, value });
  const issues = boundIssues(checked.issues);
  if (!upgraded) return { ...checked, issues };
  return { ...checked, issues: issuesOfOld(json.file, upgraded, issues) };
};
