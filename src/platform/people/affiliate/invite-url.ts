import type { Context } from '../../base/endpoints/handler.ts';

/**
 * The address by which a code invites: on a host name of its own without the code, else on the brand's main one with it.
 *
 * @param domain the host name whose visitors belong to the code
 */
export const inviteUrl = (
  { merchant, host }: Pick<Context, 'merchant' | 'host'>,
  { code, domain = null }: { code: string; domain?: string | null },
): string =>
  domain === null
    ? `https://${merchant.config.site.mainDomain || host}/register?affiliateCode=${code}`
    : `https://${domain}/register`;
