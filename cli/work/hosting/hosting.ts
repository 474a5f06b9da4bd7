import { CALL_PATHS } from '#platform/base/sites/call-paths.ts';
import { readSecurityHeaders } from '#platform/base/http/security-headers.ts';
import { type HostedSite, PAGE_FILES, type PageFile } from './hosted-site.ts';
import { type PathRule, pathRules } from './path-patterns.ts';
import { type PolicyPiece, sharePolicies } from './shared-policy.ts';

/** What a person decides about the server in front of the sites. */
export interface HostingChoices {
  /** Absolute; holds one folder, or a link to one, per site. */
  outDir: string;
  /** Absolute; the same folder as the web server finds it, where that is elsewhere, such as in its container. */
  root?: string | undefined;
  /** Where the platform answers: `127.0.0.1:4400`, or several with a comma between. */
  upstream: string;
  /** The port for visitors; without one 80 and, with certificates, 443. */
  listen?: number | undefined;
  /** Absolute; holds `<host name>/fullchain.pem` and `privkey.pem`. */
  certificates?: string | undefined;
  /** Absolute; the file of `livery platform cells map`, where there are several cells. */
  cells?: string | undefined;
  /** Absolute; where nginx notes requests, without queries and cookies. Without it: where its own configuration says, and how. */
  accessLog?: string | undefined;
  /** Whether the server can send files that were packed by brotli before. */
  brotli: boolean;
}

/** All that the configuration of a web server says, before it is put into its language. */
export interface Hosting extends HostingChoices {
  root: string;
  sites: readonly HostedSite[];
  /** Name → value, but for the policy and HSTS. */
  security: Record<string, string>;
  /** What is sent beside them over https. */
  hsts: string;
  /** The policy of what is no page. */
  filePolicy: string;
  pagePolicies: Record<PageFile, PolicyPiece[]>;
  rules: PathRule[];
  calls: readonly string[];
  /** Headers by which only a proxy may name a visitor's country. */
  countryHeaders: string[];
}

/** Brings together what a web server needs to stand before the platform and serve the sites. */
export const planHosting = async (
  sites: readonly HostedSite[],
  choices: HostingChoices,
): Promise<Hosting> => {
  const {
    'content-security-policy': filePolicy = '',
    'strict-transport-security': hsts = '',
    ...security
  } = await readSecurityHeaders();
  const policies = (page: PageFile) =>
    sharePolicies(new Map(sites.map(({ code, policies: own }) => [code, own[page]])));
  return {
    ...choices,
    root: choices.root ?? choices.outDir,
    sites,
    security,
    hsts,
    filePolicy,
    pagePolicies: Object.fromEntries(PAGE_FILES.map((page) => [page, policies(page)])) as Record<
      PageFile,
      PolicyPiece[]
    >,
    rules: pathRules(),
    calls: CALL_PATHS,
    countryHeaders: [
      ...new Set(sites.flatMap(({ countryHeader }) => (countryHeader ? [countryHeader] : []))),
    ].toSorted(),
  };
};
