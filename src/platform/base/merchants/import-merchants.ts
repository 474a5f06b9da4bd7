import { createHash } from 'node:crypto';
import type { Database, OpenTransaction } from '../database/tables.ts';
import { withSavepoint } from '../database/with-savepoint.ts';
import type { Merchant } from '../endpoints/handler.ts';
import { openHouseAccount } from '../ledger/open-account.ts';
import { readAway } from './away-brands.ts';
import { importDomains } from './import-domains.ts';
import type { ImportContent, MerchantFiles } from './merchant-files.ts';
import { readStoredMerchants, type StoredMerchant } from './read-stored-merchants.ts';
import { noteServing, raiseVersion, readVersion } from './serving-processes.ts';
import { type BrokenFiles, reasonOf, type SetAside } from './set-aside.ts';
import { sanitiseLocalized } from '../content/sanitise-html.ts';

/** Writes a merchant's help articles, their HTML sanitised. */
const importHelp: ImportContent = async (tx, merchant, { help }) => {
  await tx.deleteFrom('helpArticle').where('merchantId', '=', merchant.id).execute();
  if (help.length === 0) return;
  await tx
    .insertInto('helpArticle')
    .values(
      help.map((article, position) => ({
        merchantId: merchant.id,
        id: article.id,
        groupName: article.group,
        position,
        title: JSON.stringify(article.title),
        content: JSON.stringify(sanitiseLocalized(article.content)),
      })),
    )
    .execute();
};

/** Part of every hash: raised when an import writes something else out of the same files. */
const IMPORT_VERSION = 5;

/** The brands that are served, and those that could not be brought in line with their files. */
export interface ImportedMerchants {
  /** In the order of the files; then those that go on as they last were. */
  merchants: Merchant[];
  setAside: SetAside[];
  /** Whose each host name is. */
  owners: ReadonlyMap<string, Merchant>;
  /** Of the files of each active brand, by its code. */
  hashes: ReadonlyMap<string, string>;
  /** What `readVersion` said when all was written. */
  version: number;
}

/**
 * Brings the database in line with the merchants' files. A merchant whose files did not change
 * is left alone; one that is gone is switched off, and keeps its members and its money. Each is
 * imported by itself: one that fails goes on as it last was, and the others are imported. One whose
 * files another process has is neither switched off nor left out: this process may have an older set.
 *
 * @param broken merchants whose files are at fault: they go on as they last were, too
 * @param process its id, where several may serve; without it nobody else does
 * @param isTriedOut whether each is at `<code>.localhost` too: never in production
 */
export const importMerchants = async (
  database: Database,
  allFiles: readonly MerchantFiles[],
  importContent: readonly ImportContent[],
  {
    broken: allBroken = [],
    isTriedOut = true,
    process,
  }: { broken?: readonly BrokenFiles[]; isTriedOut?: boolean; process?: string } = {},
): Promise<ImportedMerchants> => {
  const imports = [importHelp, ...importContent];
  return database.transaction().execute(async (tx) => {
    const away = await readAway(
      tx,
      [...allFiles, ...allBroken].map(({ code }) => code),
    );
    const files = allFiles.filter(({ code }) => !away.has(code));
    const broken = allBroken.filter(({ code }) => !away.has(code));
    const own = [...files, ...broken].map(({ code }) => code);
    const elsewhere = process === undefined ? [] : await noteServing(tx, process, own);
    let hasChanged = await switchOff(tx, [...own, ...elsewhere]);
    const hashes = await readHashes(tx);
    const failed: BrokenFiles[] = [];
    for (const merchant of files) {
      const contentHash = hashOf(merchant);
      if (hashes.get(merchant.code) === contentHash) continue;
      const failure = await withSavepoint(tx, () => importOne(tx, merchant, contentHash, imports));
      hasChanged = true;
      if (failure) failed.push({ code: merchant.code, reason: reasonOf(failure.error) });
    }
    const stored = new Map((await readStoredMerchants(tx)).map((each) => [each.code, each]));
    const asStored = [...failed, ...broken];
    const old = new Set(asStored.map(({ code }) => code));
    const merchants = [
      ...files.flatMap(({ code, config }) => {
        const row = stored.get(code);
        return row && !old.has(code) ? [{ id: row.id, code, config }] : [];
      }),
      ...[...old, ...elsewhere].flatMap((code) => lastGood(stored.get(code))),
    ];
    const { owners, conflicts } = await importDomains(tx, merchants, isTriedOut);
    const setAside = asStored.map((each) => toSetAside(each, stored.get(each.code)));
    if (hasChanged) await raiseVersion(tx);
    const now = { hashes: await readHashes(tx), version: await readVersion(tx) };
    return { merchants, setAside: [...setAside, ...conflicts], owners, ...now };
  });
};

/** What goes on to be served of a brand that is as it last was: nothing that this version misreads. */
const lastGood = (stored: StoredMerchant | undefined): Merchant[] => {
  if (!stored || stored.misfits.length > 0) return [];
  const { id, code, config } = stored;
  return [{ id, code, config }];
};

const toSetAside = (
  { code, reason }: BrokenFiles,
  stored: StoredMerchant | undefined,
): SetAside => {
  const [misfit] = stored?.misfits ?? [];
  return misfit === undefined
    ? { code, reason, isServed: stored !== undefined }
    : {
        code,
        reason: `${reason}; and what is stored of it, an older version wrote: ${misfit}`,
        isServed: false,
      };
};

const readHashes = async (tx: OpenTransaction): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.selectFrom('merchant').select(['code', 'contentHash']).execute();
  return new Map(rows.map(({ code, contentHash }) => [code, contentHash]));
};

const importOne = async (
  tx: OpenTransaction,
  merchant: MerchantFiles,
  contentHash: string,
  imports: readonly ImportContent[],
): Promise<void> => {
  const id = await upsert(tx, merchant, contentHash);
  await openHouseAccount(tx, id, 'house', merchant.config.currency);
  await openHouseAccount(tx, id, 'clearing', merchant.config.currency);
  for (const run of imports) await run(tx, { id, ...merchant }, merchant.content);
};

const hashOf = ({ config, content }: MerchantFiles): string =>
  createHash('sha256')
    .update(JSON.stringify([IMPORT_VERSION, config, content]))
    .digest('base64url');

/**
 * Deactivates brands without files, and clears their hash so that they are imported again if they come
 * back.
 *
 * @returns whether there was one
 */
const switchOff = async (tx: OpenTransaction, codes: readonly string[]): Promise<boolean> => {
  const query = tx
    .updateTable('merchant')
    .set({ active: false, contentHash: '' })
    .where('active', '=', true);
  const { numUpdatedRows } = await (
    codes.length > 0 ? query.where('code', 'not in', codes) : query
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
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
