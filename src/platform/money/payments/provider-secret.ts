import { randomBytes } from 'node:crypto';
import { openSecret, sealSecret } from '../../base/sealing/seal-secret.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** Such as `LIVERY_PAYMENT_SECRET_SHWE_SANDBOX`: in capitals and with _ for -. */
export const paymentSecretName = (code: string, provider: string): string =>
  `LIVERY_PAYMENT_SECRET_${code}_${provider}`.toUpperCase().replaceAll('-', '_');

/**
 * What a merchant and a provider sign their messages with: `LIVERY_PAYMENT_SECRET_<CODE>_<PROVIDER>`
 * of the environment; else a random one, made once and kept. Production has none of the latter kind:
 * it refuses to start without the former (see `production/require-safe.ts`).
 */
export const readProviderSecret = async (
  database: Database,
  merchant: Merchant,
  provider: string,
): Promise<string> => {
  const given = process.env[paymentSecretName(merchant.code, provider)];
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
  return kept && openSecret(kept.secret);
};

const makeSecret = async (database: Database, key: SecretKey): Promise<string> => {
  await database
    .insertInto('providerSecret')
    .values({ ...key, secret: sealSecret(randomBytes(32).toString('base64url')) })
    // Another process may have made one meanwhile: the first counts.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const secret = await findSecret(database, key);
  if (!secret) throw new Error(`no secret for ${key.provider} was kept`);
  return secret;
};
