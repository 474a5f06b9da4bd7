import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltSite } from './state.ts';

/** The domains that a merchant's file names; none when it cannot be read. */
export const readDomains = (merchantsDir: string, code: string): string[] => {
  try {
    const file = path.join(merchantsDir, code, 'merchant.json');
    const { site } = JSON.parse(readFileSync(file, 'utf8')) as { site?: { domains?: unknown } };
    const domains: unknown[] = Array.isArray(site?.domains) ? site.domains : [];
    return domains.filter((domain) => typeof domain === 'string');
  } catch {
    // What is wrong with the file is for its own check to say.
    return [];
  }
};

/**
 * The merchants to be built that claim a domain which another merchant claims too. Reads the files
 * of those only that have changed or were never built.
 *
 * @param all every merchant of the folder
 * @param changed those to be built
 */
export const findRivals = (
  merchantsDir: string,
  all: readonly string[],
  changed: readonly string[],
  sites: Readonly<Record<string, BuiltSite>>,
): string[] => {
  const toBuild = new Set(changed);
  const claims = new Map<string, string[]>();
  for (const code of all) {
    const known = toBuild.has(code) ? undefined : sites[code]?.domains;
    for (const domain of known ?? readDomains(merchantsDir, code)) {
      claims.set(domain, [...(claims.get(domain) ?? []), code]);
    }
  }
  const rivals = [...claims.values()].filter((codes) => codes.length > 1).flat();
  return [...new Set(rivals)].filter((code) => toBuild.has(code)).toSorted();
};
