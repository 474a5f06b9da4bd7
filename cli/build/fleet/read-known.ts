import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { checkMerchant } from '#config/check-merchant.ts';
import { readMerchantJson } from '#config/read/read-merchant-json.ts';
import { createSharing, type SharedValues, unpackShared } from '#config/resolve/share-values.ts';
import { IMPORT_VERSION } from '#platform/base/merchants/content-hash.ts';
import type { KnownFiles } from '#platform/base/merchants/merchant-files.ts';
import { sha256 } from '../../base/files/fingerprint.ts';
import { writeWhole } from '../../base/files/write-whole.ts';
import { liveryHome } from '../../base/paths.ts';
import { scanServedSources } from '../release/scan-files.ts';
import type { SeenTree } from '../state/state.ts';

/** What is kept of a merchant that was found without fault. */
interface Kept {
  seen: SeenTree;
  contentHash: string;
  /** As its file names them. */
  domains: string[];
}

/** A merchant without fault, as long as its files stay. */
export interface KnownMerchant extends Kept {
  config: MerchantConfig;
}

/** The merchants of a folder that were found without fault, by their codes. */
export interface KnownMerchants {
  /** Names the code and data that they were resolved by. */
  key: string;
  sources: SeenTree;
  merchants: Map<string, KnownMerchant>;
}

interface KnownFile {
  key: string;
  sources: SeenTree;
  merchants: Record<string, Kept>;
  configs: SharedValues;
}

const fileOf = (root: string): string =>
  path.join(liveryHome(), `served-${sha256(root).slice(0, 12)}.json`);

/** Reads JSON of ours; what is missing or broken costs time and nothing else. */
const readKept = (file: string): KnownFile | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KnownFile;
  } catch {
    return undefined;
  }
};

/**
 * What is known of merchants from the last time, unless the code that resolves them is another one.
 *
 * @param root the folder of all merchants, absolute
 */
export const readKnown = (root: string): KnownMerchants => {
  const last = readKept(fileOf(root));
  const sources = scanServedSources(last?.sources ?? {});
  const key = sha256([sources.hash, process.versions.node, IMPORT_VERSION].join());
  if (last?.key !== key) return { key, sources, merchants: new Map() };
  const configs = unpackShared(last.configs) as ReadonlyMap<string, MerchantConfig>;
  const merchants = Object.entries(last.merchants).flatMap(([code, kept]) => {
    const config = configs.get(code);
    return config ? [[code, { ...kept, config }] as const] : [];
  });
  return { key, sources, merchants: new Map(merchants) };
};

/** Keeps it for the next start; a home that cannot be written makes no start fail. */
export const writeKnown = (root: string, { key, sources, merchants }: KnownMerchants): void => {
  const configs = createSharing().pack(
    new Map([...merchants].map(([code, { config }]) => [code, config])),
  );
  const kept = [...merchants].map(([code, { seen, contentHash, domains }]): [string, Kept] => [
    code,
    { seen, contentHash, domains },
  ]);
  const file: KnownFile = { key, sources, merchants: Object.fromEntries(kept), configs };
  try {
    writeWhole(fileOf(root), JSON.stringify(file));
  } catch {
    // It is only slower the next time.
  }
};

/** A known merchant as the platform takes it: what is in its files is read where it is not imported yet. */
export const toFiles = (
  root: string,
  code: string,
  { config, contentHash }: Pick<KnownMerchant, 'config' | 'contentHash'>,
): KnownFiles => ({ code, config, contentHash, read: () => readAgain(root, code) });

const readAgain = (root: string, code: string) => {
  const folder = path.join(root, code);
  const { merchant } = checkMerchant(folder, readMerchantJson(folder));
  if (!merchant) throw new Error(`The files of ${code} were changed meanwhile and are at fault.`);
  const { config, content } = merchant;
  return { code, config, content };
};
