import path from 'node:path';
import { checkMerchant } from '#config/check-merchant.ts';
import { domainsOf, type DomainsOf } from '#config/checks/check-domains.ts';
import { paletteOf } from '#config/check-palettes.ts';
import type { MerchantIssue } from '#config/places/place-issues.ts';
import { readJson } from '#config/read/read-json.ts';
import type { ResolvedMerchant } from '#config/resolved-merchant.ts';
import type { Palette } from '#config/theme/nearest-palettes.ts';
import {
  openFigures,
  type Figures,
  type StoredFigures,
} from '../../build/render/stored-figures.ts';
import { findOwnFaults } from '../../build/overrides/check-own-code.ts';
import { checkLogos } from './check-logos.ts';

/** Merchants to check, as a thread receives them. */
export interface CheckPart {
  /** The folder of all merchants, absolute. */
  root: string;
  codes: string[];
}

/** What became of them: no more than what the comparison of all brands needs. */
export interface PartChecked {
  issues: MerchantIssue[];
  domains: DomainsOf[];
  /** Of the merchants without errors. */
  palettes: Palette[];
  /** What was measured anew. */
  figures: Figures;
}

/** One for each thread: the file with the figures is read once. */
let figures: StoredFigures | undefined;

/** How many whole merchants are held while drawings are measured. */
const AT_ONCE = 8;

/** Checks some merchants by themselves. */
export const checkPart = async ({ root, codes }: CheckPart): Promise<PartChecked> => {
  figures ??= openFigures();
  const found: MerchantIssue[] = [];
  const domains: DomainsOf[] = [];
  const palettes: Palette[] = [];
  let waiting: ResolvedMerchant[] = [];
  const measure = async (known: StoredFigures): Promise<void> => {
    found.push(...(await checkLogos(waiting, known)));
    waiting = [];
  };
  for (const code of codes) {
    const folder = path.join(root, code);
    const json = readJson(path.join(folder, 'merchant.json'));
    domains.push(domainsOf(code, json));
    const { merchant, issues } = checkMerchant(folder, json);
    const own = await findOwnFaults(folder, merchant?.config);
    for (const issue of [...issues, ...own]) found.push({ ...issue, merchant: code });
    if (!merchant) continue;
    palettes.push(paletteOf(merchant));
    waiting.push(merchant);
    if (waiting.length === AT_ONCE) await measure(figures);
  }
  await measure(figures);
  return { issues: found, domains, palettes, figures: figures.take() };
};
