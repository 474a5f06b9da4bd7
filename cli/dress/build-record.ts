import type { AssetUrls } from './brand-assets.ts';
import type { Dressing } from './dressing.ts';
import type { SiteFiles } from './site-files.ts';

/** `build.json` of a site: what the platform needs to serve it, and what proves it whole. */
export interface BuildRecord {
  version: 1;
  code: string;
  /** The compile that the chunks come from. */
  compile: string;
  language: string;
  languages: readonly string[];
  features: readonly string[];
  /** What the Content-Security-Policy of a page must allow: the hashes of its inline styles. */
  csp: { styleHashes: string[] };
  /** Path under the merchant's folder → address on the site. */
  assets: AssetUrls;
  /** Every other file of the site → its sha256. */
  files: Record<string, string>;
}

/** Writes down what a site consists of. */
export const renderBuildRecord = (
  { config, record, language, offered, home }: Dressing,
  { files, assets, styleHashes }: { files: SiteFiles; assets: AssetUrls; styleHashes: string[] },
): string => {
  const names = [...files.keys()].toSorted();
  const build: BuildRecord = {
    version: 1,
    code: config.code,
    compile: record.key,
    language,
    languages: offered,
    features: home.features,
    csp: { styleHashes },
    assets,
    files: Object.fromEntries(names.map((name) => [name, files.get(name)?.sha256 ?? ''])),
  };
  return `${JSON.stringify(build, null, 1)}\n`;
};
