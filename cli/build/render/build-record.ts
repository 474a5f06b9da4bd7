import path from 'node:path';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { canonicalJson } from '../../base/files/canonical-json.ts';
import { sha256 } from '../../base/files/fingerprint.ts';
import type { OwnGamesRecord } from '../compile/compile-record.ts';
import type { AssetUrls } from '../settings/brand-assets.ts';
import type { RenderContext } from './render-context.ts';
import type { SiteFiles } from '../settings/site-files.ts';

/** What a page of a game begins with: its script, its stylesheets. */
interface FirstGamesFiles {
  entry: string;
  css: string[];
}

/** `build.json` of a site: what the platform needs to serve it, and what proves it whole. */
export interface BuildRecord {
  version: 1;
  code: string;
  /** The compile that the chunks come from. */
  compile: string;
  /** The hash of the brand's own code; unset without any. */
  ownCode?: string;
  /**
   * The sha256 over the resolved config, content, pages and theme as canonical JSON: what the brand's files
   * say, however they are written.
   */
  config: string;
  language: string;
  languages: readonly string[];
  features: readonly string[];
  /** What the Content-Security-Policy of a page must allow: the hashes of its inline styles. */
  csp: { styleHashes: string[] };
  /** Path under the merchant's folder → address on the site. */
  assets: AssetUrls;
  /** What a page of a game begins with, below `/assets/games/`; unset where own code leaves those pages as they are. */
  games?: FirstGamesFiles;
  /** Every other file of the site → its sha256. */
  files: Record<string, string>;
}

/** The hash of what a merchant's files say. */
export const configHash = ({
  config,
  content,
  customPages,
  theme,
}: Pick<ResolvedMerchant, 'config' | 'content' | 'customPages' | 'theme'>): string =>
  sha256(canonicalJson({ config, content, ...(customPages.length > 0 && { customPages }), theme }));

const gamesOf = ({ entry, css }: OwnGamesRecord): FirstGamesFiles => ({
  entry: path.posix.basename(entry),
  css: css.map((file) => path.posix.basename(file)),
});

/** The names and hashes of some files as JSON would have them: 400 members make an object that is slow to fill and to tell. */
const fileLines = (files: SiteFiles): string =>
  [...files.keys()]
    .toSorted()
    .map((name) => `  ${JSON.stringify(name)}: "${files.get(name)?.sha256 ?? ''}"`)
    .join(',\n');

/** Writes down what a site consists of. */
export const renderBuildRecord = (
  { config, record, language, offered, home }: RenderContext,
  {
    files,
    assets,
    styleHashes,
    hash,
  }: { files: SiteFiles; assets: AssetUrls; styleHashes: string[]; hash: string },
): string => {
  const games = record.own?.games;
  const build: Omit<BuildRecord, 'files'> = {
    version: 1,
    code: config.code,
    compile: record.key,
    ...(record.own && { ownCode: record.own.hash }),
    config: hash,
    language,
    languages: offered,
    features: home.features,
    csp: { styleHashes },
    assets,
    ...(games && { games: gamesOf(games) }),
  };
  const head = JSON.stringify(build, null, 1).slice(0, -'\n}'.length);
  return `${head},\n "files": {\n${fileLines(files)}\n }\n}\n`;
};
