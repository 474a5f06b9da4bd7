import { readFileSync } from 'node:fs';
import path from 'node:path';

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
 * @param built every site that was built → the domains of its merchant
 */
export const findConflicts = (
  merchantsDir: string,
  all: readonly string[],
  changed: readonly string[],
  built: Readonly<Record<string, readonly string[]>>,
): string[] => {
  const toBuild = new Set(changed);
  const claims = new Map<string, Set<string>>();
  for (const code of changed) {
    for (const domain of readDomains(merchantsDir, code)) {
      claims.set(domain, (claims.get(domain) ?? new Set()).add(code));
    }
  }
  for (const code of all) {
    if (toBuild.has(code)) continue;
    for (const domain of built[code] ?? readDomains(merchantsDir, code)) {
      claims.get(domain)?.add(code);
    }
  }
  const conflicts = [...claims.values()]
    .filter(({ size }) => size > 1)
    .flatMap((codes) => [...codes]);
  return [...new Set(conflicts)].filter((code) => toBuild.has(code)).toSorted();
};
