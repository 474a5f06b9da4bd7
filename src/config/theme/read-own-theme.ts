import { statSync } from 'node:fs';
import path from 'node:path';
import { upgradedValue } from '../migrations/upgrade.ts';
import { readMerchantJson } from '../read/read-merchant-json.ts';
import { validate } from '../schema/validators.ts';
import { hashTheme } from './hash-theme.ts';
import { isValues } from '../schema/settings.ts';

/** The theme and layout that a merchant's own file sets, without what it inherits. */
export interface OwnTheme {
  /** Its merchant.json, absolute. */
  file: string;
  theme: Record<string, unknown>;
  layout: Record<string, unknown>;
  /** Changes when the look does. */
  hash: string;
  /** The file, or its theme or layout, is invalid. */
  isBroken: boolean;
}

const known = new Map<string, { stamp: string; ownTheme: OwnTheme }>();

const read = (file: string): OwnTheme => {
  const value = upgradedValue(readMerchantJson(path.dirname(file)));
  const { theme = {}, layout = {} } = isValues(value) ? value : {};
  const isBroken =
    !isValues(value) ||
    validate('theme', structuredClone(theme)).length > 0 ||
    validate('layout', structuredClone(layout)).length > 0;
  const hash = hashTheme(value);
  if (isBroken || !isValues(theme) || !isValues(layout)) {
    return { file, theme: {}, layout: {}, hash, isBroken: true };
  }
  return { file, theme, layout, hash, isBroken };
};

/**
 * The theme and layout in a merchant's file. A file is read once, and again when it has changed: a
 * thousand brands may extend it.
 *
 * @param merchantsDir the folder of all merchants, absolute
 * @returns undefined when there is no such merchant
 */
export const readOwnTheme = (merchantsDir: string, code: string): OwnTheme | undefined => {
  // A name that is no merchant code cannot be a folder of one.
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(code)) return undefined;
  const file = path.join(merchantsDir, code, 'merchant.json');
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  const stamp = `${stats.ino}:${stats.size}:${stats.mtimeMs}`;
  const last = known.get(file);
  if (last?.stamp === stamp) return last.ownTheme;
  const ownTheme = read(file);
  known.set(file, { stamp, ownTheme });
  return ownTheme;
};
