import type { Database, OpenTransaction } from '../database/tables.ts';
import type { Merchant } from '../endpoints/handler.ts';
import type { SetAside } from './set-aside.ts';

/**
 * The host names of a merchant: its own domains and, where it can be tried out on this machine,
 * `<code>.localhost`.
 */
export const domainsOf = (
  { code, config }: Pick<Merchant, 'code' | 'config'>,
  isTriedOut: boolean,
): string[] => [
  ...new Set([
    ...(isTriedOut ? [`${code}.localhost`] : []),
    ...config.site.domains.map((domain) => domain.toLowerCase()),
  ]),
];

/** Whose each host name is, and who goes without one. */
export interface Domains {
  owners: ReadonlyMap<string, Merchant>;
  conflicts: SetAside[];
}

/**
 * Says whose each host name is. One that two claim belongs to the merchant that has it, else to the
 * first.
 *
 * @param isTriedOut whether `<code>.localhost` is among them
 * @param had ids of merchants by the host names that they have
 */
export const ownDomains = (
  merchants: readonly Merchant[],
  isTriedOut: boolean,
  had: ReadonlyMap<string, number> = new Map(),
): Domains => {
  const owners = new Map<string, Merchant>();
  for (const merchant of merchants)
    for (const domain of domainsOf(merchant, isTriedOut))
      if (!owners.has(domain) || had.get(domain) === merchant.id) owners.set(domain, merchant);
  const conflicts = merchants.flatMap((merchant) =>
    domainsOf(merchant, isTriedOut).flatMap((domain) => {
      const owner = owners.get(domain);
      if (!owner || owner.id === merchant.id) return [];
      const reason = `The domain ${domain} belongs to the merchant ${owner.code}.`;
      return [{ code: merchant.code, reason, isServed: true }];
    }),
  );
  return { owners, conflicts };
};

/** Ids of merchants by the host names that were given to them last. */
export const readDomains = async (
  database: Database | OpenTransaction,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await database.selectFrom('merchantDomain').selectAll().execute();
  return new Map(rows.map(({ domain, merchantId }) => [domain, merchantId]));
};

/** Writes which merchant each host name belongs to. */
export const importDomains = async (
  tx: OpenTransaction,
  merchants: readonly Merchant[],
  isTriedOut: boolean,
): Promise<Domains> => {
  const domains = ownDomains(merchants, isTriedOut, await readDomains(tx));
  await tx.deleteFrom('merchantDomain').execute();
  const rows = [...domains.owners].map(([domain, { id }]) => ({ domain, merchantId: id }));
  for (let from = 0; from < rows.length; from += 1000)
    await tx
      .insertInto('merchantDomain')
      .values(rows.slice(from, from + 1000))
      .execute();
  return domains;
};
