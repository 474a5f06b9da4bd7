import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseSample } from './choose-sample.ts';
import { type ByteDifference, compareBytes } from './compare-bytes.ts';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../base/paths.ts';

/**
 * Builds some merchants in a process that knows nothing of any build before: with a store of its
 * own, no shared one, and every page rendered whole.
 *
 * @param home the folder that stands for `.livery/`; empty, or the build is not from cold
 * @throws when they cannot be built
 */
const buildCold = async (
  { merchantsDir, codes }: { merchantsDir: string; codes: readonly string[] },
  home: string,
  outDir: string,
): Promise<void> => {
  const program = path.join(ROOT, 'cli', 'livery.ts');
  const args = ['build', ...codes, '--merchants', merchantsDir, '--out', outDir, '--json'];
  const child = spawn(process.execPath, [program, ...args], {
    cwd: ROOT,
    env: { ...process.env, LIVERY_HOME: home, LIVERY_STORE_URL: '', LIVERY_WHOLE_PAGES: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [message, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', resolve);
    }),
  ]);
  if (code !== 0) throw new Error(`the build from cold left with ${code}:\n${message.trim()}`);
};

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
