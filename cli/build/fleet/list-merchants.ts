import { readMerchantJson } from '#config/read/read-merchant-json.ts';
import { isValues } from '#config/schema/settings.ts';
import { readSetAside } from '#platform/base/merchants/set-aside-file.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { liveryHome } from '../../base/paths.ts';
import { listCodes } from './list-codes.ts';
import { planBuild } from './plan-build.ts';
import { loadState, stateFile } from '../state/state.ts';

/** What the list says of a merchant; a file that cannot be read leaves the fields empty. */
export interface ListedMerchant {
  code: string;
  name: string;
  languages: string[];
  domain: string;
  /**
   * fresh: as its files are; stale: they changed since; held: rolled back; missing: never built.
   */
  site: 'fresh' | 'stale' | 'held' | 'missing';
  /** Why this machine's platform did not take the files when it started last; absent when it did. */
  setAside?: string;
}

/** What `livery list --json` prints. */
export interface MerchantList {
  merchants: ListedMerchant[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

const partOf = (value: unknown, key: string): Record<string, unknown> => {
  const part = isValues(value) ? value[key] : undefined;
  return isValues(part) ? part : {};
};

/** What stands in a merchant's file; undefined where it cannot be read, which its check tells. */
const valueOf = (merchantsDir: string, code: string): unknown => {
  try {
    return readMerchantJson(path.resolve(merchantsDir, code)).value;
  } catch {
    return undefined;
  }
};

/** What is written in a merchant's own file: without defaults, and without a check. */
const glance = (merchantsDir: string, code: string): Omit<ListedMerchant, 'site'> => {
  const value = valueOf(merchantsDir, code);
  const site = partOf(value, 'site');
  return {
    code,
    name: textOf(partOf(value, 'brand')['name']),
    languages: textsOf(partOf(value, 'languages')['list']),
    domain:
      value === undefined
        ? ''
        : textOf(site['mainDomain']) || (textsOf(site['domains'])[0] ?? `${code}.localhost`),
  };
};

/**
 * Lists the merchants with the state of their sites.
 *
 * @throws {InputError} when the folder of the merchants does not exist
 */
export const listMerchants = ({
  merchantsDir,
  outDir,
}: {
  merchantsDir: string;
  outDir: string;
}): MerchantList => {
  const codes = listCodes(merchantsDir);
  const state = loadState(stateFile(merchantsDir, outDir));
  const plan = planBuild({ merchantsDir, outDir, codes }, state, false);
  const [fresh, held] = [new Set(plan.unchanged), new Set(plan.held)];
  const siteOf = (code: string): ListedMerchant['site'] => {
    if (fresh.has(code)) return 'fresh';
    if (held.has(code)) return 'held';
    return existsSync(path.join(outDir, code, 'build.json')) ? 'stale' : 'missing';
  };
  const aside = new Map(readSetAside(liveryHome()).map(({ code, reason }) => [code, reason]));
  const asideOf = (code: string): Pick<ListedMerchant, 'setAside'> => {
    const setAside = aside.get(code);
    return setAside === undefined ? {} : { setAside };
  };
  return {
    merchants: codes.map((code) => ({
      ...glance(merchantsDir, code),
      site: siteOf(code),
      ...asideOf(code),
    })),
  };
};
