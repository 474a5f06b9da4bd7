import { statSync } from 'node:fs';
import path from 'node:path';
import { upgradedValue } from '../migrations/upgrade.ts';
import { readJson } from '../read/read-json.ts';
import { validate } from '../schema/validators.ts';
import { lookHash } from './look-hash.ts';
import { isValues } from '../schema/settings.ts';

/** What a merchant's file says about its look, without what it inherits. */
export interface Look {
  /** Its merchant.json, absolute. */
  file: string;
  theme: Record<string, unknown>;
  layout: Record<string, unknown>;
  /** Changes when the look does. */
  hash: string;
  /** The file, or what it says about the look, is wrong. */
  isBroken: boolean;
}

const known = new Map<string, { stamp: string; look: Look }>();

const read = (file: string): Look => {
  const value = upgradedValue(readJson(file));
  const { theme = {}, layout = {} } = isValues(value) ? value : {};
  const isBroken =
    !isValues(value) ||
    validate('theme', structuredClone(theme)).length > 0 ||
    validate('layout', structuredClone(layout)).length > 0;
  const hash = lookHash(value);
  if (isBroken || !isValues(theme) || !isValues(layout)) {
    return { file, theme: {}, layout: {}, hash, isBroken: true };
  }
  return { file, theme, layout, hash, isBroken };
};

/**
 * The look that a merchant's file describes. A file is read once, and again when it has changed: a
 * thousand brands may extend it.
 *
 * @param merchantsDir the folder of all merchants, absolute
 * @returns undefined when there is no such merchant
 */
export const readLook = (merchantsDir: string, code: string): Look | undefined => {
  // What is no code is no folder either.
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(code)) return undefined;
  const file = path.join(merchantsDir, code, 'merchant.json');
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  const stamp = `${stats.ino}:${stats.size}:${stats.mtimeMs}`;
  const last = known.get(file);
  if (last?.stamp === stamp) return last.look;
  const look = read(file);
  known.set(file, { stamp, look });
  return look;
};
