import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkApart } from '#config/check-apart.ts';
import { paletteOf } from '#config/check-palettes.ts';
import type { UnplacedIssue } from '#config/issues/issue.ts';
import type { ResolvedMerchant } from '#config/resolved-merchant.ts';
import { isOurFault } from '#config/unforeseen-issue.ts';
import {
  openFigures,
  type Figures,
  type StoredFigures,
} from '../../build/render/stored-figures.ts';
import { brandFault } from '../../build/fleet/brand-fault.ts';
import { findOwnFaults } from '../../build/overrides/check-own-code.ts';
import { sharedKey } from '../../build/overrides/shared-key.ts';
import { OVERRIDES } from '../../build/overrides/override-files.ts';
import { checkLogos } from './check-logos.ts';
import { type CheckedMerchant, openKeptChecks } from './kept-checks.ts';

/** Merchants to check, as a thread receives them. */
export interface CheckPart {
  /** The folder of all merchants, absolute. */
  root: string;
  /** Names the code that checks, from `checkKey`. */
  key: string;
  /** The merchants by the parts that their checks are kept in. */
  parts: [part: string, codes: string[]][];
}

/** What became of them: no more than what the comparison of all brands needs. */
export interface PartChecked {
  checked: [code: string, found: CheckedMerchant][];
  /** What was measured anew. */
  figures: Figures;
}

/** One for each thread: the file with the figures is read once, by who measures. */
let figures: StoredFigures | undefined;

/** How many whole merchants are held while drawings are measured. */
const AT_ONCE = 8;

/** What can be said of a merchant again as long as its own files stay: no other brand's look, no own code. */
const isAlone = ({ folder, parentHashes }: ResolvedMerchant): boolean =>
  Object.keys(parentHashes).length === 0 && !existsSync(path.join(folder, OVERRIDES));

/** Checks one merchant by itself, but for its drawings. What nobody foresaw is an error of that merchant alone. */
const checkOne = async (
  { root, key }: Pick<CheckPart, 'root' | 'key'>,
  code: string,
): Promise<{ found: CheckedMerchant; merchant: ResolvedMerchant | undefined }> => {
  const folder = path.join(root, code);
  const { merchant, issues, domains } = checkApart(folder);
  const findOf = (others: readonly UnplacedIssue[]): CheckedMerchant => ({
    issues: [...issues, ...others].map((issue) => ({ ...issue, merchant: code })),
    domains,
  });
  try {
    const own = await findOwnFaults(folder, merchant?.config, { shared: sharedKey, code: key });
    const palette = merchant && { palette: paletteOf(merchant) };
    return { found: { ...findOf(own), ...palette }, merchant };
  } catch (error) {
    // Of it nothing is kept, either.
    return { found: findOf([brandFault(folder, error)]), merchant: undefined };
  }
};

const checkKept = async (
  job: CheckPart,
  [part, codes]: CheckPart['parts'][number],
): Promise<PartChecked['checked']> => {
  const kept = openKeptChecks(job.root, part, job.key);
  const checked = new Map<string, CheckedMerchant>();
  let waiting: ResolvedMerchant[] = [];
  const measure = async (): Promise<void> => {
    if (waiting.length === 0) return;
    figures ??= openFigures();
    // What a moment ago could not be read may be there again, as it was; what is our fault may be mended.
    const passing = new Set<string>();
    for (const issue of await checkLogos(waiting, figures)) {
      checked.get(issue.merchant)?.issues.push(issue);
      if (issue.code.startsWith('file/') || isOurFault(issue)) passing.add(issue.merchant);
    }
    for (const merchant of waiting) {
      const found = checked.get(merchant.code);
      if (found && isAlone(merchant) && !passing.has(merchant.code))
        kept.keep(merchant.code, found);
    }
    waiting = [];
  };
  for (const code of codes) {
    const known = kept.find(code);
    const { found, merchant } = known
      ? { found: known, merchant: undefined }
      : await checkOne(job, code);
    checked.set(code, { ...found });
    if (!merchant) continue;
    waiting.push(merchant);
    if (waiting.length === AT_ONCE) await measure();
  }
  await measure();
  kept.close();
  return [...checked].map(([code, { issues, domains, palette }]) => [
    code,
    { issues, domains, ...(palette && { palette }) },
  ]);
};

/** Checks some merchants by themselves; what was found of the same files before is not looked for again. */
export const checkPart = async (job: CheckPart): Promise<PartChecked> => {
  const checked: PartChecked['checked'] = [];
  for (const part of job.parts) checked.push(...(await checkKept(job, part)));
  return { checked, figures: figures?.take() ?? {} };
};
