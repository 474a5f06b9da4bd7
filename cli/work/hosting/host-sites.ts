import { listBuiltSites } from '../../build/fleet/list-built-sites.ts';
import { listCodes } from '../../build/fleet/list-codes.ts';
import { readServed } from '../../build/fleet/read-served.ts';
import { failureOf } from '../../base/files/brand-failure.ts';
import { InputError } from '../../base/terminal/errors.ts';
import { printLine } from '../../base/terminal/print.ts';
import { type HostedSite, readHostedSite } from './hosted-site.ts';
import { type HostingChoices, planHosting } from './hosting.ts';
import { renderCaddy } from './render-caddy.ts';
import { renderNginx } from './render-nginx.ts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shortHash } from '../../base/files/fingerprint.ts';
import { writeWhole } from '../../base/files/write-whole.ts';
import { liveryHome } from '../../base/paths.ts';

/** Beside each other on one machine: sites of several folders, with and without local names. */
const recordFile = (outDir: string, local: boolean): string =>
  path.join(liveryHome(), 'hosting', `${shortHash(`${outDir} ${local}`)}.json`);

/**
 * What was last written of each site, so that one whose files are at fault today stays on the net as it
 * was. A record that cannot be read counts as none.
 */
const readLastHosted = (outDir: string, local: boolean): Map<string, HostedSite> => {
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
const keepLastHosted = (outDir: string, local: boolean, sites: readonly HostedSite[]): void =>
  writeWhole(recordFile(outDir, local), JSON.stringify(sites));

/** The web servers that a configuration can be written for. */
const RENDERERS = { nginx: renderNginx, caddy: renderCaddy } as const;

export type WebServer = keyof typeof RENDERERS;

/** What a configuration is made from. */
export interface HostRequest extends HostingChoices {
  merchantsDir: string;
  /** Also answer `<code>.localhost`. */
  local: boolean;
}

/** A configuration and what it covers. */
export interface HostResult {
  server: WebServer;
  sites: number;
  domains: number;
  /** Sites whose merchants are at fault: hosted as they last were. */
  kept: string[];
  /** Sites whose merchants are at fault and that were not hosted from here before: left out. */
  left: string[];
  /** The configuration itself. */
  text: string;
}

/**
 * Makes the configuration of a web server for every site that is built and whose merchant is there.
 * One that is at fault hinders no other, and stays as it was.
 *
 * @throws {InputError} when nothing is built, or all merchants are at fault
 */
export const hostSites = async (server: WebServer, request: HostRequest): Promise<HostResult> => {
  const { merchantsDir, outDir, local } = request;
  const present = new Set(listCodes(merchantsDir));
  const codes = listBuiltSites(outDir).filter((code) => present.has(code));
  if (codes.length === 0) {
    throw new InputError(`${outDir} holds no built site; run livery build first.`);
  }
  const { merchants } = await readServed(merchantsDir, codes);
  const good = merchants.flatMap((merchant) => {
    try {
      return [readHostedSite(merchant, outDir, local)];
    } catch (error) {
      // It stays as it was hosted last, as one whose files are at fault does.
      printLine(`${merchant.code}: ${failureOf(error).reason}`);
      return [];
    }
  });
  const { kept, left } = findKept(codes, good, readLastHosted(outDir, local));
  const sites = [...good, ...kept].toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const text = RENDERERS[server](await planHosting(sites, request));
  keepLastHosted(outDir, local, sites);
  const domains = sites.reduce((sum, site) => sum + site.domains.length, 0);
  return {
    server,
    sites: sites.length,
    domains,
    kept: kept.map(({ code }) => code),
    left,
    text,
  };
};

/** What becomes of the sites whose merchants are at fault; a name that another one has now is theirs. */
const findKept = (
  codes: readonly string[],
  good: readonly HostedSite[],
  last: ReadonlyMap<string, HostedSite>,
): { kept: HostedSite[]; left: string[] } => {
  const fine = new Set(good.map(({ code }) => code));
  const taken = new Set(good.flatMap(({ domains }) => domains));
  const faulty = codes.filter((code) => !fine.has(code));
  const kept = faulty.flatMap((code) => {
    const site = last.get(code);
    return site ? [{ ...site, domains: site.domains.filter((name) => !taken.has(name)) }] : [];
  });
  return { kept, left: faulty.filter((code) => !last.has(code)) };
};
