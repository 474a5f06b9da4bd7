import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shortHash } from '../../base/files/fingerprint.ts';
import { writeWhole } from '../../base/files/write-whole.ts';
import { liveryHome } from '../../base/paths.ts';
import type { HostedSite } from './hosted-site.ts';

/** Beside each other on one machine: sites of several folders, with and without local names. */
const recordFile = (outDir: string, local: boolean): string =>
  path.join(liveryHome(), 'hosting', `${shortHash(`${outDir} ${local}`)}.json`);

/**
 * What was last written of each site, so that one whose files are at fault today stays on the net as it
 * was. A record that cannot be read counts as none.
 */
export const readLastHosted = (outDir: string, local: boolean): Map<string, HostedSite> => {
  const file = recordFile(outDir, local);
  if (!existsSync(file)) return new Map();
  try {
    const sites = JSON.parse(readFileSync(file, 'utf8')) as HostedSite[];
    return new Map(sites.map((site) => [site.code, site]));
  } catch {
    return new Map();
  }
};

/** Keeps what is written now. */
export const keepLastHosted = (
  outDir: string,
  local: boolean,
  sites: readonly HostedSite[],
): void => writeWhole(recordFile(outDir, local), JSON.stringify(sites));
