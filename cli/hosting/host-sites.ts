import { listBuiltSites } from '../fleet/list-built-sites.ts';
import { listCodes } from '../fleet/list-codes.ts';
import { requireMerchants } from '../fleet/require-merchants.ts';
import { InputFault } from '../terminal/faults.ts';
import { readHostedSite } from './hosted-site.ts';
import { type HostingChoices, planHosting } from './hosting.ts';
import { renderCaddy } from './render-caddy.ts';
import { renderNginx } from './render-nginx.ts';

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
  /** The configuration itself. */
  text: string;
}

/**
 * Makes the configuration of a web server for every site that is built and whose merchant is there.
 *
 * @throws {InputFault} when nothing is built, or a merchant is at fault
 */
export const hostSites = async (server: WebServer, request: HostRequest): Promise<HostResult> => {
  const { merchantsDir, outDir, local } = request;
  const present = new Set(listCodes(merchantsDir));
  const codes = listBuiltSites(outDir).filter((code) => present.has(code));
  if (codes.length === 0) {
    throw new InputFault(`${outDir} holds no built site; run livery build first.`);
  }
  const merchants = await requireMerchants(merchantsDir, codes);
  const sites = merchants.map((merchant) => readHostedSite(merchant, outDir, local));
  const text = RENDERERS[server](await planHosting(sites, request));
  const domains = sites.reduce((sum, site) => sum + site.domains.length, 0);
  return { server, sites: sites.length, domains, text };
};
