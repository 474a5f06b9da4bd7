import { createHash } from 'node:crypto';
import type { Database, OpenTransaction } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';
import { openHouseAccount } from '../ledger/open-account.ts';
import { importDomains } from './import-domains.ts';
import { importHelp } from './import-help.ts';
import type { ImportContent, MerchantFiles } from './merchant-files.ts';

/** Part of every hash: raised when an import writes something else out of the same files. */
const IMPORT_VERSION = 2;

/**
 * Brings the database in line with the merchants' files. A merchant whose files did not change
 * is left alone; one that is gone is switched off, and keeps its members and its money.
 *
 * @returns the merchants by their ids, in the given order
 * @throws {PlatformError} `domain_conflict` when two merchants claim one domain
 */
export const importMerchants = async (
  database: Database,
  files: readonly MerchantFiles[],
  importContent: readonly ImportContent[],
): Promise<Merchant[]> => {
  const rows = await database
    .selectFrom('merchant')
    .select(['id', 'code', 'contentHash'])
    .execute();
  const known = new Map(rows.map((row) => [row.code, row]));
  const imports = [importHelp, ...importContent];
  await database.transaction().execute(async (tx) => {
    await switchOff(tx, files);
    for (const merchant of files) {
      const contentHash = hashOf(merchant);
      if (known.get(merchant.code)?.contentHash === contentHash) continue;
      const id = await upsert(tx, merchant, contentHash);
      known.set(merchant.code, { id, code: merchant.code, contentHash });
      await openHouseAccount(tx, id, 'house', merchant.config.currency);
      await openHouseAccount(tx, id, 'clearing', merchant.config.currency);
      for (const run of imports) await run(tx, { id, ...merchant }, merchant.content);
    }
    await importDomains(
      tx,
      files.map((merchant) => toMerchant(merchant, known)),
    );
  });
  return files.map((merchant) => toMerchant(merchant, known));
};

const toMerchant = (
  { code, config }: MerchantFiles,
  known: ReadonlyMap<string, { id: number }>,
): Merchant => {
  const row = known.get(code);
  if (!row) throw new Error(`merchant ${code} was not imported`);
  return { id: row.id, code, config };
};

const hashOf = ({ config, content }: MerchantFiles): string =>
  createHash('sha256')
    .update(JSON.stringify([IMPORT_VERSION, config, content]))
    .digest('base64url');

/** Away with those that are not among the files, and with the hash, should they come back. */
const switchOff = async (tx: OpenTransaction, files: readonly MerchantFiles[]): Promise<void> => {
  const codes = files.map(({ code }) => code);
  const query = tx.updateTable('merchant').set({ active: false, contentHash: '' });
  await (codes.length > 0 ? query.where('code', 'not in', codes) : query).execute();
};

const upsert = async (
  tx: OpenTransaction,
  { code, config }: MerchantFiles,
  contentHash: string,
): Promise<number> => {
  const row = {
    code,
    currency: config.currency,
    config: JSON.stringify(config),
    contentHash,
    active: true,
  };
  const { id } = await tx
    .insertInto('merchant')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({ ...row, updatedAt: new Date() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
