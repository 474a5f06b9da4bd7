import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '#config/places/shown-path.ts';
import { requireMerchant } from '../../build/fleet/require-merchants.ts';
import { UsageError } from '../../base/terminal/errors.ts';
import { type AnswerFlags, answersFromFlags } from './answers-from-flags.ts';
import { merchantFiles } from './merchant-files.ts';

/** What a new merchant is made from; what is left out takes its default. */
export interface NewMerchantOptions extends AnswerFlags {
  code: string;
  /** Build its first site; so it is unless this says no. */
  build?: boolean;
  /** Show on stderr how the build is getting on. */
  showProgress?: boolean;
}

/** What was made: what `livery new --json` prints. */
export interface NewMerchant {
  merchant: string;
  /** Its folder, absolute. */
  folder: string;
  /** The files that were written, as paths from the working folder. */
  files: string[];
  /** Its site's folder; null when none was built. */
  site: string | null;
}

/** Writes all files beside the place where they go, then moves the folder in whole. */
const writeFolder = (folder: string, files: Record<string, string>): void => {
  const draft = path.join(path.dirname(folder), `.${path.basename(folder)}.draft`);
  rmSync(draft, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(draft, name)), { recursive: true });
    writeFileSync(path.join(draft, name), text);
  }
  renameSync(draft, folder);
};

/**
 * Makes a merchant: its folder with file, logo and first contents, then its first site.
 *
 * @throws {UsageError} when the code is taken or an answer cannot be used; nothing is written
 */
export const createMerchant = async ({
  merchantsDir,
  outDir,
  code,
  build = true,
  showProgress = false,
  ...flags
}: NewMerchantOptions & { merchantsDir: string; outDir: string }): Promise<NewMerchant> => {
  const answers = answersFromFlags(code, flags);
  const folder = path.join(merchantsDir, code);
  if (existsSync(folder)) throw new UsageError(`${folder} exists already.`);
  const files = merchantFiles(answers, folder, new Date().toISOString());
  writeFolder(folder, files);
  await requireMerchant(merchantsDir, code);
  if (build) {
    const { buildFleet } = await import('../../build/fleet/build-fleet.ts');
    const request = { merchantsDir, outDir, codes: [code], force: false };
    const { faults } = await buildFleet({ ...request, quiet: !showProgress });
    if (faults[0]) throw new Error(faults[0].fault);
  }
  return {
    merchant: code,
    folder,
    files: Object.keys(files).map((name) => shownPath(path.join(folder, name))),
    site: build ? path.join(outDir, code) : null,
  };
};
