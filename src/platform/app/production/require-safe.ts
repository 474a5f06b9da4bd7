import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { readStoredMerchants } from '../../base/merchants/read-stored-merchants.ts';
import type { BrokenFiles } from '../../base/merchants/set-aside.ts';
import { PlatformError } from '../../base/errors/platform-error.ts';
import { findUnsafeSettings } from './unsafe-settings.ts';
import { sql } from '../../base/database/sql.ts';
import type { Unsafe } from './unsafe.ts';
import { isLocalName } from '../../base/http/site-origin.ts';

type Brand = Pick<Merchant, 'code' | 'config'>;

/** What in a merchant's file is for trying out alone. */
const findUnsafeBrands = (brands: readonly Brand[]): Unsafe[] =>
  brands.flatMap(({ code, config: { payments, site, signIn, sms } }) => {
    const at = (pointer: string, issue: string): Unsafe => ({
      where: `${code}/merchant.json ${pointer}`,
      issue,
    });
    return [
      ...(sms.countries.length === 0
        ? [
            at(
              '/sms/countries',
              'Codes would go to every country. Name those whose numbers get SMS.',
            ),
          ]
        : []),
      ...payments.channels.flatMap(({ id, provider }, index) =>
        provider === 'sandbox'
          ? [
              at(
                `/payments/channels/${index}`,
                `The channel ${id} is the sandbox, which says itself that it was paid. Remove it.`,
              ),
            ]
          : [],
      ),
      ...site.domains.flatMap((domain, index) =>
        isLocalName(domain)
          ? [at(`/site/domains/${index}`, `${domain} is for trying out. Remove it.`)]
          : [],
      ),
      ...signIn.providers.flatMap(({ id, issuer }, index) =>
        issuer.startsWith('https:')
          ? []
          : [at(`/signIn/providers/${index}/issuer`, `${id} is reached in the clear. Use https.`)],
      ),
    ];
  });

/** Whoever can write the ledger's tables needs no function for it. */
const OWNER = {
  where: 'DATABASE_URL',
  issue:
    'The server would work as the owner of its database. Write the owner’s password into the address and let it make roles (CREATEROLE): the server then makes a login of its own.',
};

/**
 * Lets a production start go on only if nothing of it is for trying out: no sandbox payment channel,
 * no demo rows, no `.localhost` name, no secret that is missing, weak or made up. Nothing is written.
 *
 * @param files the brands as their files say; `broken` ones are looked at as they last were
 * @param isOwner whether the server signs in as the owner of the database
 * @throws {PlatformError} `production_unsafe`, naming each line to mend
 */
export const requireSafe = async (
  database: Database,
  files: readonly Pick<Merchant, 'code' | 'config'>[],
  broken: readonly BrokenFiles[],
  isOwner: boolean,
): Promise<void> => {
  const stored = await readStoredMerchants(
    database,
    broken.map(({ code }) => code),
  );
  const brands = [...files, ...stored];
  const unsafe = [
    ...findUnsafeSettings(process.env, brands),
    ...findUnsafeBrands(brands),
    ...(await findUnsafeRows(database)),
    ...(isOwner ? [OWNER] : []),
  ];
  if (unsafe.length === 0) return;
  const lines = unsafe.map(({ where, issue }) => `  ${where}: ${issue}`);
  throw new PlatformError(
    'production_unsafe',
    `It is not safe to serve players. Mend each of these lines and start again:\n${lines.join('\n')}`,
  );
};

/**
 * The traces that the demo world and the sandbox leave in a database. Postings are looked at, not
 * names: nobody can hinder a start by taking a demo member's name.
 */
const findUnsafeRows = async (database: Database): Promise<Unsafe[]> => {
  const { rows } = await sql<{ code: string; hasDemo: boolean; hasSandbox: boolean }>`
    select code,
      exists (select from transfer_key where merchant_id = merchant.id and scope = 'demo') as "hasDemo",
      exists (select from sandbox_payment where merchant_id = merchant.id) as "hasSandbox"
    from merchant order by code`.execute(database);
  return rows.flatMap(({ code, hasDemo, hasSandbox }) => {
    const issue = (what: string): Unsafe => ({
      where: `the database, ${code}`,
      issue: `It holds ${what}. Start with a database (DATABASE_URL) that never held any.`,
    });
    return [
      ...(hasDemo ? [issue('members and money of the demo world')] : []),
      ...(hasSandbox ? [issue('payments of the sandbox')] : []),
    ];
  });
};
