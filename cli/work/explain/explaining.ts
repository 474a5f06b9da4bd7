import path from 'node:path';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { upgrade, type Upgraded } from '#config/migrations/upgrade.ts';
import { readJson } from '#config/read/read-json.ts';
import type { ExplainedTheme } from '#config/explain/explain-theme.ts';
import { makePlacer } from '#config/theme/place-in-file.ts';
import type { ExplainedValue } from './explained.ts';
import type { ResolvedDocument } from './resolved-document.ts';

/** What is known while the values of one merchant are explained. */
export interface Explaining {
  merchant: ResolvedMerchant;
  theme: ExplainedTheme;
  document: ResolvedDocument;
  /** Its merchant.json, absolute, and what stands in it, in the form of the newest version. */
  file: string;
  written: unknown;
  /** Set when the file is of an older version. */
  upgraded: Upgraded | undefined;
  place: ReturnType<typeof makePlacer>;
}

/** Prepares to explain the values of a merchant: reads its file again, for its lines. */
export const startExplaining = (
  merchant: ResolvedMerchant,
  theme: ExplainedTheme,
  document: ResolvedDocument,
): Explaining => {
  const file = path.join(merchant.folder, 'merchant.json');
  const { value } = readJson(file);
  const upgraded = upgrade(value);
  return {
    merchant,
    theme,
    document,
    file,
    written: upgraded?.config ?? value,
    upgraded,
    place: makePlacer(),
  };
};

/** The value and source of one leaf, and what the schema calls it. */
export type Leaf = Omit<ExplainedValue, 'pointer'>;
