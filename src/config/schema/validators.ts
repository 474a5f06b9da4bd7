import { createRequire } from 'node:module';
import type { ErrorObject } from 'ajv/dist/2020.js';
import {
  banners,
  help,
  layout,
  merchant,
  notices,
  pointMall,
  pages,
  popups,
  promotions,
  theme,
  type QuickValidate,
} from '#generated/validators.ts';
import type { SchemaEntry } from './schema-entries.ts';

// Loaded when needed: a fleet without faults never compiles a schema.
const load = createRequire(import.meta.url);

const quick: Record<SchemaEntry, QuickValidate> = {
  merchant,
  banners,
  notices,
  popups,
  promotions,
  help,
  pointMall,
  pages,
  theme,
  layout,
};

/**
 * Checks a value against a schema and fills the defaults in place.
 *
 * @returns the errors; none if the value is valid
 */
export const validate = (entry: SchemaEntry, value: unknown): ErrorObject[] => {
  if (quick[entry](value)) return [];
  const { findErrors } = load('./full-validators.ts') as typeof import('./full-validators.ts');
  return findErrors(entry, value);
};
