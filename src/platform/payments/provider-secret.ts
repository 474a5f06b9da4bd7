import { randomBytes } from 'node:crypto';
import type { Database } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';

/**
 * What a merchant and a provider sign their messages with: `LIVERY_PAYMENT_SECRET_<CODE>_<PROVIDER>`
 * of the environment, in capitals and with _ for -; else a random one, made once and kept.
 */
export const readProviderSecret = async (
  database: Database,
  merchant: Merchant,
  provider: string,
): Promise<string> => {
  const name = `LIVERY_PAYMENT_SECRET_${merchant.code}_${provider}`.toUpperCase();
  const given = process.env[name.replaceAll('-', '_')];
  if (given) return given;
  const key = { merchantId: merchant.id, provider };
  return (await findSecret(database, key)) ?? makeSecret(database, key);
};

interface SecretKey {
  merchantId: number;
  provider: string;
}

const findSecret = async (database: Database, { merchantId, provider }: SecretKey) => {
  const kept = await database
    .selectFrom('providerSecret')
    .select('secret')
    .where('merchantId', '=', merchantId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return kept?.secret;
};

const makeSecret = async (database: Database, key: SecretKey): Promise<string> => {
  await database
    .insertInto('providerSecret')
    .values({ ...key, secret: randomBytes(32).toString('base64url') })
    // Another process may have made one meanwhile: the first counts.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const secret = await findSecret(database, key);
  if (!secret) throw new Error(`no secret for ${key.provider} was kept`);
  return secret;
};
