import type { IncomingMessage } from 'node:http';

/** The host that a request was sent to. */
export interface CalledHost {
  /** Lower-case, without a trailing dot; an IPv6 address in brackets. Empty for what is no host. */
  name: string;
  /** `:4400` as it was written, or nothing. */
  port: string;
}

/** A name of letters, figures and hyphens (RFC 1123), or an address, with a port or without. */
const HOST =
  /^(?<name>(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])\.?(?<port>:[0-9]{1,5})?$/i;

/** The most characters that a host name has (RFC 1035), with its dot and a port. */
const MAX_CHARACTERS = 260;

const MAX_PORT = 65_535;

const NOBODY: CalledHost = { name: '', port: '' };

/**
 * Reads the host of a request strictly, from the one Host header that it may have: it decides which
 * brand answers and where the links of messages lead. What another proxy claims (X-Forwarded-Host)
 * is not looked at: whoever forwards to us forwards the name by which it chose (see `livery host`).
 *
 * @returns an empty name where there is no Host header or more than one, where it is no plain host
 *   (user info, spaces, other signs), or where the request line names a host of its own
 */
export const calledHost = ({ url = '', rawHeaders }: IncomingMessage): CalledHost => {
  const given = rawHeaders.filter(
    (_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host',
  );
  const [text = ''] = given;
  if (given.length !== 1 || text.length > MAX_CHARACTERS) return NOBODY;
  // The absolute form (RFC 9112, 3.2.2) is for proxies: it could name another host than the header.
  if (!url.startsWith('/') && url !== '*') return NOBODY;
  const { name = '', port = '' } = HOST.exec(text)?.groups ?? {};
  return Number(port.slice(1)) > MAX_PORT ? NOBODY : { name: name.toLowerCase(), port };
};
