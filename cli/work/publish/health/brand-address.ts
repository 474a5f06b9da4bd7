import { UsageError } from '../../../base/terminal/errors.ts';

/** Where the brands of a target answer visitors, with `{code}` or `{domain}` in the place of a brand's. */
export const OWN_DOMAINS = 'https://{domain}';

/** Where one brand is asked. */
export interface BrandAddress {
  /** What messages call it. */
  shown: string;
  protocol: 'http:' | 'https:';
  /** Where to connect to. */
  hostname: string;
  port: string;
  /** The host name that is asked for, with a port where the address has one. */
  host: string;
}

/**
 * An address as `--wait-healthy` takes it.
 *
 * @throws {UsageError} when it is none
 */
export const parseAddress = (text: string): string => {
  const url = URL.parse(text.replaceAll('{code}', 'code').replaceAll('{domain}', 'domain'));
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '')
    return text.replace(/\/+$/, '');
  throw new UsageError(
    `--wait-healthy takes where the brands answer, as in ${OWN_DOMAINS}, http://{code}.localhost:8080 or ` +
      `http://10.0.0.5 (asked under each brand's own name), not "${text}".`,
  );
};

/** The host name that a page says is its own. */
export const domainOf = (html: string): string | undefined => {
  const link = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(html)?.[0] ?? '';
  return URL.parse(/\bhref="([^"]*)"/.exec(link)?.[1] ?? '')?.hostname;
};

/**
 * Where a brand is asked.
 *
 * @param address with `{code}` or `{domain}`; without, that server is asked under the brand's own name
 * @param html the brand's home page; `{domain}` is what it says of itself
 */
export const addressOf = (address: string, code: string, html: string): BrandAddress => {
  const domain = domainOf(html) ?? `${code}.localhost`;
  const url = new URL(address.replaceAll('{code}', code).replaceAll('{domain}', domain));
  const { protocol, hostname, port } = url;
  const isOwn = /\{(?:code|domain)\}/.test(address);
  return {
    shown: isOwn ? url.origin : `${domain} at ${url.origin}`,
    protocol: protocol as 'http:' | 'https:',
    // RFC 6761: such names are this machine, whatever its resolver knows.
    hostname: hostname.endsWith('.localhost') ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, ''),
    port,
    host: isOwn ? url.host : domain,
  };
};
