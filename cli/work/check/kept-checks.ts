import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DomainsOf } from '#config/checks/check-domains.ts';
import type { MerchantIssue } from '#config/places/place-issues.ts';
import type { Palette } from '#config/theme/nearest-palettes.ts';
import { hashFiles, sha256 } from '../../base/files/fingerprint.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import { writeWhole } from '../../base/files/write-whole.ts';
import { liveryHome, ROOT } from '../../base/paths.ts';
import { inputOf } from '../../build/fleet/plan-build.ts';
import {
  scanCompileSources,
  scanMerchant,
  scanRenderSources,
} from '../../build/release/scan-files.ts';
import type { SeenTree } from '../../build/state/state.ts';

/** What the comparison of all brands needs of one. */
export interface CheckedMerchant {
  issues: MerchantIssue[];
  domains: DomainsOf;
  /** Unset with errors. */
  palette?: Palette;
}

/** The folder of this check, beside what a build covers. */
const CHECK_FOLDER = 'cli/work/check';

const folderOf = (root: string): string =>
  path.join(liveryHome(), `checks-${sha256(root).slice(0, 12)}`);

/** Reads JSON of ours; what is missing or broken costs time and nothing else. */
const readKept = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
};

/** Writes it; a home that cannot be written makes no check fail. */
const writeKept = (file: string, value: unknown): void => {
  try {
    writeWhole(file, JSON.stringify(value));
  } catch {
    // It is only slower the next time.
  }
};

/**
 * Names all code and data that a check is made with: the same as those of a build, which trusts what
 * was found before by them, and the check's own.
 *
 * @param root the folder of all merchants, absolute
 */
export const checkKey = (root: string): string => {
  const file = path.join(folderOf(root), 'head.json');
  const last = readKept(file) as { compile?: SeenTree; dressing?: SeenTree } | undefined;
  const { seen: compile } = scanCompileSources(last?.compile ?? {});
  const dressing = scanRenderSources(last?.dressing ?? {});
  if (compile !== last?.compile || dressing !== last.dressing) {
    writeKept(file, { compile, dressing });
  }
  const own = walkFiles(path.join(ROOT, CHECK_FOLDER)).map((name) => `${CHECK_FOLDER}/${name}`);
  return inputOf(compile, dressing, { stamp: '', hash: hashFiles(ROOT, own) });
};

/** A merchant that was checked before, and the files that it had. */
interface Kept extends CheckedMerchant {
  seen: SeenTree;
}

/** The files of a merchant; undefined where they cannot be looked at: nothing is kept of it, and its check tells why. */
const look = (root: string, code: string, last: SeenTree | undefined): SeenTree | undefined => {
  try {
    return scanMerchant(root, code, last);
  } catch {
    return undefined;
  }
};

/** Where the checks of one part of the merchants are kept. */
export const keptFile = (root: string, part: string): string =>
  path.join(folderOf(root), `${part}.json`);

/** Checks that are kept until the merchant's files or the code change. */
export interface KeptChecks {
  /** What was found before, if it still holds. */
  find: (code: string) => CheckedMerchant | undefined;
  /** Keeps what was found, unless the files were edited meanwhile. */
  keep: (code: string, checked: CheckedMerchant) => void;
  close: () => void;
}

/**
 * Opens the checks of one part of the merchants.
 *
 * @param key from `checkKey`
 */
export const openKeptChecks = (root: string, part: string, key: string): KeptChecks => {
  const file = keptFile(root, part);
  const read = readKept(file) as { key: string; merchants: Record<string, Kept> } | undefined;
  const merchants = new Map(read?.key === key ? Object.entries(read.merchants) : []);
  const seen = new Map<string, SeenTree>();
  let isChanged = false;
  return {
    find: (code) => {
      const kept = merchants.get(code);
      const now = look(root, code, kept?.seen);
      if (!now) return undefined;
      seen.set(code, now);
      if (kept?.seen.hash !== now.hash) return undefined;
      isChanged ||= kept.seen !== now;
      kept.seen = now;
      return kept;
    },
    keep: (code, checked) => {
      const before = seen.get(code);
      if (!before || look(root, code, before)?.hash !== before.hash) return;
      merchants.set(code, { ...checked, seen: before });
      isChanged = true;
    },
    close: () => {
      if (!isChanged) return;
      const present = [...merchants].filter(([code]) => existsSync(path.join(root, code)));
      writeKept(file, { key, merchants: Object.fromEntries(present) });
    },
  };
};
