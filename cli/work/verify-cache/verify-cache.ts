import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCold } from './build-cold.ts';
import { chooseSample } from './choose-sample.ts';
import { type ByteDifference, compareBytes } from './compare-bytes.ts';

/** What to prove. */
export interface VerifyRequest {
  merchantsDir: string;
  outDir: string;
  /** The brands whose sites are up to date in `outDir`. */
  codes: readonly string[];
  /** How many of them in a hundred; at least one is taken. */
  percent: number;
  /** The same seed draws the same brands. */
  seed: string;
}

/** What a proof found: part of what `livery build --verify-cache --json` prints. */
export interface VerifyResult {
  seed: string;
  /** The brands that were built from cold. */
  codes: string[];
  /** Every file that is not, byte by byte, what a build from cold gives. */
  differences: ByteDifference[];
}

/**
 * Proves that what the store gave is what a build from nothing gives: builds a sample of the brands
 * from cold and compares every byte.
 *
 * @param home where the cold build keeps its store; a fresh folder, removed afterwards, if unset
 * @throws when the cold build fails
 */
export const verifyCache = async (
  { merchantsDir, outDir, codes, percent, seed }: VerifyRequest,
  home?: string,
): Promise<VerifyResult> => {
  const sample = chooseSample(codes, percent, seed);
  if (sample.length === 0) return { seed, codes: [], differences: [] };
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-cold-'));
  try {
    const coldDir = path.join(folder, 'dist');
    await buildCold({ merchantsDir, codes: sample }, home ?? path.join(folder, 'home'), coldDir);
    const differences = sample.flatMap((code) => compareBytes(outDir, coldDir, code));
    return { seed, codes: sample, differences };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
