import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findMerchantFolders } from '#config/read/merchant-folders.ts';
import type { BrandLine } from './merchant-data.ts';

const lineOf = (merchantsDir: string, code: string): BrandLine => {
  try {
    const text = readFileSync(path.join(merchantsDir, code, 'merchant.json'), 'utf8');
    const { brand, languages } = JSON.parse(text) as {
      brand?: { name?: string };
      languages?: { list?: string[] };
    };
    return { code, name: brand?.name ?? code, languages: languages?.list ?? [] };
  } catch {
    // Its page says what is wrong with it.
    return { code, name: code, languages: [] };
  }
};

/** Every folder of a merchant, by code. Nothing is checked: ten thousand are listed in a second or two. */
export const listBrands = (merchantsDir: string): BrandLine[] =>
  findMerchantFolders(merchantsDir).all.map((code) => lineOf(merchantsDir, code));
