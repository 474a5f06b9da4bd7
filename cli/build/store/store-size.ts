import { UsageError } from '../../base/terminal/errors.ts';

const UNITS: Record<string, number> = {
  '': 1,
  B: 1,
  KB: 1e3,
  MB: 1e6,
  GB: 1e9,
  TB: 1e12,
  KIB: 2 ** 10,
  MIB: 2 ** 20,
  GIB: 2 ** 30,
  TIB: 2 ** 40,
};

/** What the store may hold unless told otherwise; a fleet of 10,000 brands fits many times over. */
const USUAL = 10e9;

/**
 * Reads a size: `5GB`, `512 MiB`, `1.5gb`, or bytes.
 *
 * @param source what to call it in a message
 * @returns whole bytes
 * @throws {UsageError} when it is no size
 */
export const parseSize = (text: string, source: string): number => {
  const [, digits = '', unit = ''] =
    /^(\d{1,15}(?:\.\d{1,3})?)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
  const factor = UNITS[unit.toUpperCase()];
  if (digits !== '' && factor !== undefined) return Math.round(Number(digits) * factor);
  throw new UsageError(`${source} must be a size such as 5GB or 500MB, not "${text}".`);
};

/**
 * What the local store may hold, in bytes: `LIVERY_STORE_MAX`, else 10 GB.
 *
 * @throws {UsageError} when the variable is no size
 */
export const storeLimit = (env = process.env): number => {
  const given = env['LIVERY_STORE_MAX'] ?? '';
  return given === '' ? USUAL : parseSize(given, 'LIVERY_STORE_MAX');
};

/** A size for people: three digits and a unit. */
export const showSize = (bytes: number): string => {
  const steps = ['B', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), steps.length - 1);
  return `${(bytes / 1000 ** step).toFixed(step === 0 ? 0 : 1)} ${steps[step]}`;
};
