import { sql } from '../database/sql.ts';
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

/**
 * Whose each host name is once some merchants have changed and claim the same names as before: nothing is asked, and nobody
 * else's names are looked at.
 *
 * @param had the merchants before
 * @param changed by the id, what each is now; null: gone
 * @returns null where somebody claims other names
 */
export const replaceOwners = (
  owners: Domains['owners'],
  had: readonly Merchant[],
  changed: ReadonlyMap<number, Merchant | null>,
  isTriedOut: boolean,
): Domains['owners'] | null => {
  const before = new Map(had.filter(({ id }) => changed.has(id)).map((each) => [each.id, each]));
  const namesOf = (merchant: Merchant) => domainsOf(merchant, isTriedOut).join();
  for (const [id, now] of changed) {
    const last = before.get(id);
    if (!last || !now || namesOf(last) !== namesOf(now)) return null;
  }
  return new Map([...owners].map(([domain, owner]) => [domain, changed.get(owner.id) ?? owner]));
};

/** Ids of merchants by the host names that were given to them last. */
export const readDomains = async (
  database: Database | OpenTransaction,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await database.selectFrom('merchantDomain').selectAll().execute();
  return new Map(rows.map(({ domain, merchantId }) => [domain, merchantId]));
};

/** Writes which merchant each host name belongs to: what is so already is left alone. */
export const importDomains = async (
  tx: OpenTransaction,
  merchants: readonly Merchant[],
  isTriedOut: boolean,
): Promise<Domains> => {
  const had = await readDomains(tx);
  const domains = ownDomains(merchants, isTriedOut, had);
  const gone = [...had].flatMap(([domain, id]) =>
    domains.owners.get(domain)?.id === id ? [] : [domain],
  );
  const come = [...domains.owners].filter(([domain, { id }]) => had.get(domain) !== id);
  if (gone.length > 0)
    await sql`delete from merchant_domain where domain = any(${gone}::text[])`.execute(tx);
  if (come.length > 0)
    await sql`insert into merchant_domain (merchant_id, domain) select * from unnest(
      ${come.map(([, { id }]) => id)}::bigint[], ${come.map(([domain]) => domain)}::text[])`.execute(
      tx,
    );
  return domains;
};
