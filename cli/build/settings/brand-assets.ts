import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { MerchantContent } from '#generated/merchant-content.ts';
import { shortHash } from '../../base/files/fingerprint.ts';
import { addOwnFile, type SiteFiles } from './site-files.ts';

/** Path under the merchant's folder → address on the site. */
export type AssetUrls = Record<string, string>;

/**
 * The files under a merchant's folder that its site shows: logos and the art of its content.
 *
 * @returns paths under the folder, sorted, each once
 */
export const listBrandAssets = (
  { brand }: Pick<MerchantConfig, 'brand'>,
  { banners, promotions, pointMall }: Pick<MerchantContent, 'banners' | 'promotions' | 'pointMall'>,
): string[] => {
  const art = [...banners, ...promotions, ...pointMall]
    .map((item) => item.art)
    .filter((file) => file !== '');
  return [...new Set([brand.logo.light, brand.logo.dark, brand.logo.mark, ...art])].toSorted();
};

/**
 * Adds a brand's pictures to its site, each under a name that holds its hash.
 *
 * @param folder the merchant's folder
 * @returns where each one is on the site
 */
export const addBrandAssets = (
  files: SiteFiles,
  folder: string,
  assets: readonly string[],
): AssetUrls => {
  const urls: AssetUrls = {};
  for (const asset of assets) {
    const content = readFileSync(path.join(folder, asset));
    const { name, ext } = path.parse(asset);
    const file = `brand/${name}.${shortHash(content)}${ext}`;
    addOwnFile(files, file, content);
    urls[asset] = `/${file}`;
  }
  return urls;
};
