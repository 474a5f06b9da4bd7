import { readFileSync, writeFileSync } from 'node:fs';
import type { Values } from './temporary-merchants.ts';

/** Rewrites a merchant's file of today as version 1 had it: the licence stood in the brand. */
export const writeOld = (file: string): void => {
  const { licence, brand, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Values;
  const { licensee: _, ...old } = licence;
  const config = { ...rest, schemaVersion: 1, brand: { ...brand, licence: old } };
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
};
