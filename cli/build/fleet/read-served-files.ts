import path from 'node:path';
import { checkApart, domainsApart } from '#config/check-apart.ts';
import { checkDomains, type DomainsOf } from '#config/checks/check-domains.ts';
import { warnOnce } from '#config/migrations/check-version.ts';
import { unforeseenIssue } from '#config/unforeseen-issue.ts';
import type { MerchantIssue } from '#config/places/place-issues.ts';
import { findMerchantFolders } from '#config/read/merchant-folders.ts';
import { createSharing, type Sharing } from '#config/resolve/share-values.ts';
import { contentHashOf } from '#platform/base/merchants/content-hash.ts';
import type { KnownFiles } from '#platform/base/merchants/merchant-files.ts';
import type { BrokenFiles } from '#platform/base/merchants/set-aside.ts';
import { scanMerchant } from '../release/scan-files.ts';
import { type KnownMerchant, readKnown, toFiles, writeKnown } from './read-known.ts';
import { toBroken } from './read-served.ts';

/** What a platform is started with. */
export interface ServedFiles {
  /** Their configurations have in common what is equal. */
  merchants: KnownFiles[];
  /** Their files are at fault: they go on as the platform had them last. */
  broken: BrokenFiles[];
}

/** What was found of one merchant. */
interface Found {
  domains: DomainsOf;
  issues: MerchantIssue[];
  /** Unset with errors. */
  known?: KnownMerchant;
  /** It can be said again as long as its own files stay: it inherits no other brand's look. */
  isAlone: boolean;
}

const fileOf = (root: string, code: string): string => path.join(root, code, 'merchant.json');

const checkOne = (root: string, code: string, { share }: Sharing): Found => {
  const seen = scanMerchant(root, code, undefined);
  const { merchant, issues, domains } = checkApart(path.join(root, code));
  const found = { domains, issues: issues.map((issue) => ({ ...issue, merchant: code })) };
  if (!merchant) return { ...found, isAlone: false };
  const { config } = merchant;
  return {
    ...found,
    known: {
      seen,
      contentHash: contentHashOf(merchant),
      domains: domains.domains,
      config: share(config),
    },
    isAlone: Object.keys(merchant.parentHashes).length === 0,
  };
};

/** What is known of a merchant, if its files are as they were. */
const findAgain = (
  root: string,
  code: string,
  last: KnownMerchant | undefined,
): Found | undefined => {
  if (!last) return undefined;
  const seen = scanMerchant(root, code, last.seen);
  if (seen.hash !== last.seen.hash) return undefined;
  const domains = { slug: code, file: fileOf(root, code), domains: last.domains };
  return { domains, issues: [], known: { ...last, seen }, isAlone: true };
};

/** One merchant among many: what nobody foresaw is an error of that merchant alone. */
const lookAt = (
  root: string,
  code: string,
  before: KnownMerchant | undefined,
  sharing: Sharing,
): Found => {
  try {
    return findAgain(root, code, before) ?? checkOne(root, code, sharing);
  } catch (error) {
    const folder = path.join(root, code);
    const issues = [{ ...unforeseenIssue(folder, error), merchant: code }];
    return { domains: domainsApart(folder), issues, isAlone: false };
  }
};

/** Checks whom nothing is known of; what is found is kept for the next time. */
const findAll = (root: string, codes: readonly string[]): ReadonlyMap<string, Found> => {
  const last = readKnown(root);
  const sharing = createSharing();
  const found = new Map<string, Found>();
  const merchants: typeof last.merchants = new Map();
  let isChanged = last.merchants.size === 0;
  for (const code of codes) {
    const before = last.merchants.get(code);
    const one = lookAt(root, code, before, sharing);
    found.set(code, one);
    const { known, isAlone } = one;
    if (known && isAlone) merchants.set(code, known);
    // One at fault is mended back as a rule; until then nothing of the others is written anew.
    else if (!known && before) merchants.set(code, before);
    isChanged ||= isAlone && known?.seen !== before?.seen;
  }
  if (isChanged || merchants.size < last.merchants.size) writeKnown(root, { ...last, merchants });
  return found;
};

/**
 * Reads the merchants of built sites for a server: only files that have changed since the last time are read, whatever
 * folder and however many they are. One that is at fault hinders no other: it is told on stderr.
 *
 * @throws {MerchantsError} when all are at fault
 */
export const readServedFiles = async (
  merchantsDir: string,
  codes: string[],
): Promise<ServedFiles> => {
  const root = path.resolve(merchantsDir);
  const { all, chosen, issues: missing } = findMerchantFolders(root, codes);
  const found = findAll(root, chosen);
  // Those that are not served come first: a domain that two share is then reported.
  const others = all
    .filter((code) => !found.has(code))
    .map((code) => domainsApart(path.join(root, code)));
  const own = [...found.values()];
  const shared = checkDomains([...others, ...own.map(({ domains }) => domains)])
    .filter(({ slug }) => found.has(slug))
    .map(({ slug, ...issue }): MerchantIssue => ({ ...issue, merchant: slug }));
  const conflicts = new Set(shared.map(({ merchant }) => merchant));
  const merchants = [...found].flatMap(([code, { known }]) =>
    known && !conflicts.has(code) ? [toFiles(root, code, known)] : [],
  );
  const issues = [
    ...missing.map((issue) => ({ ...issue, merchant: '' })),
    ...own.flatMap((each) => each.issues),
    ...shared,
  ];
  if (issues.length === 0) return { merchants, broken: [] };
  const { placeIssues } = await import('#config/places/place-issues.ts');
  return { merchants, broken: await toBroken(merchants, placeIssues(warnOnce(issues))) };
};
