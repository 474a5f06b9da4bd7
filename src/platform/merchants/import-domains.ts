import type { OpenTransaction } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';
import { PlatformError } from '../platform-error.ts';

/** The host names of a merchant: its own domains and `<code>.localhost`. */
export const domainsOf = ({ code, config }: Pick<Merchant, 'code' | 'config'>): string[] => [
  ...new Set([`${code}.localhost`, ...config.site.domains.map((domain) => domain.toLowerCase())]),
];

/**
 * Writes which merchant each host name belongs to.
 *
 * @throws {PlatformError} `domain_conflict`
 */
export const importDomains = async (
  tx: OpenTransaction,
  merchants: readonly Merchant[],
): Promise<void> => {
  const owners = new Map<string, Merchant>();
  for (const merchant of merchants)
    for (const domain of domainsOf(merchant)) {
      const other = owners.get(domain);
      if (other && other.id !== merchant.id)
        throw new PlatformError(
          'domain_conflict',
          `The merchants ${other.code} and ${merchant.code} both claim the domain ${domain}.`,
        );
      owners.set(domain, merchant);
    }
  await tx.deleteFrom('merchantDomain').execute();
  const rows = [...owners].map(([domain, { id }]) => ({ domain, merchantId: id }));
  for (let from = 0; from < rows.length; from += 1000)
    await tx
      .insertInto('merchantDomain')
      .values(rows.slice(from, from + 1000))
      .execute();
};
