import type { MerchantConfig } from '#generated/merchant-config.ts';
import { createSharing } from '#config/resolve/share-values.ts';
import { sql } from '../database/sql.ts';
import type { Database, OpenTransaction } from '../database/tables.ts';
import { withSavepoint } from '../database/with-savepoint.ts';
import type { Merchant } from '../endpoints/handler.ts';
import { openHouseAccount } from '../ledger/open-account.ts';
import { readAway } from './away-brands.ts';
import { contentHashOf } from './content-hash.ts';
import { importDomains } from './import-domains.ts';
import type { ImportContent, KnownFiles, MerchantFiles } from './merchant-files.ts';
import { readStoredMerchants, type StoredMerchant } from './read-stored-merchants.ts';
import { noteServing, raiseVersion, readVersion } from './serving-processes.ts';
import { type BrokenFiles, keptOf, reasonOf, type SetAside, toSetAside } from './set-aside.ts';
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

/** The brands that are served, and those that could not be brought in line with their files. */
export interface ImportedMerchants {
  /** In the order of the files; then those that go on as they last were. */
  merchants: Merchant[];
  setAside: SetAside[];
  /** Whose each host name is. */
  owners: ReadonlyMap<string, Merchant>;
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
  allFiles: readonly (MerchantFiles | KnownFiles)[],
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
    const isFewer = await switchOff(tx, [...own, ...elsewhere]);
    const before = await readKnown(tx);
    const { failed, imported } = await importChanged(tx, files, before, imports);
    const hasChanged = isFewer || failed.length > 0 || imported.size > 0;
    const known = hasChanged ? await readKnown(tx) : before;
    const asStored = [...failed, ...broken];
    const old = new Set(asStored.map(({ code }) => code));
    // Of all others the files say what is served: what is stored is as long as they are.
    const last = await readStoredMerchants(tx, [...old, ...elsewhere]);
    const { share } = createSharing();
    const stored = new Map(
      last.map((each) => [each.code, { ...each, config: share(each.config) }]),
    );
    const merchants = [
      ...files.flatMap(({ code, config }) => {
        const id = known.get(code)?.id;
        const present = imported.get(code) ?? config;
        return id !== undefined && !old.has(code) ? [{ id, code, config: present }] : [];
      }),
      ...[...old, ...elsewhere].flatMap((code) => lastGood(stored.get(code))),
    ];
    const { owners, conflicts } = await importDomains(tx, merchants, isTriedOut);
    const setAside = asStored.map((each) => toSetAside(each, stored.get(each.code)));
    if (hasChanged) await raiseVersion(tx);
    const version = await readVersion(tx);
    return { merchants, setAside: [...setAside, ...conflicts], owners, version };
  });
};

/**
 * Imports the merchants whose files are not those of the last import.
 *
 * @returns the configurations of those that were imported, and why others were not
 */
const importChanged = async (
  tx: OpenTransaction,
  files: readonly (MerchantFiles | KnownFiles)[],
  before: ReadonlyMap<string, { contentHash: string }>,
  imports: readonly ImportContent[],
): Promise<{ failed: BrokenFiles[]; imported: ReadonlyMap<string, MerchantConfig> }> => {
  const failed: BrokenFiles[] = [];
  const imported = new Map<string, MerchantConfig>();
  for (const given of files) {
    const { code } = given;
    const contentHash = 'contentHash' in given ? given.contentHash : contentHashOf(given);
    if (before.get(code)?.contentHash === contentHash) continue;
    const failure = await withSavepoint(tx, async () => {
      const merchant = 'read' in given ? given.read() : given;
      const written = contentHashOf(merchant);
      await importOne(tx, merchant, { contentHash: written, imports });
      // What was read before has in common what is equal: ten thousand that have not would not fit into memory.
      imported.set(code, written === contentHash ? given.config : merchant.config);
    });
    if (failure) failed.push({ code, reason: reasonOf(failure.error), ...keptOf(failure.error) });
  }
  return { failed, imported };
};

/** What goes on to be served of a brand that is as it last was: nothing that this version misreads. */
const lastGood = (stored: StoredMerchant | undefined): Merchant[] => {
  if (!stored || stored.misfits.length > 0) return [];
  const { id, code, config } = stored;
  return [{ id, code, config }];
};

/** What every brand was imported from, by its code. */
const readKnown = async (
  tx: OpenTransaction,
): Promise<ReadonlyMap<string, { id: number; contentHash: string }>> => {
  const rows = await tx.selectFrom('merchant').select(['id', 'code', 'contentHash']).execute();
  return new Map(rows.map(({ code, ...row }) => [code, row]));
};

const importOne = async (
  tx: OpenTransaction,
  merchant: MerchantFiles,
  { contentHash, imports }: { contentHash: string; imports: readonly ImportContent[] },
): Promise<void> => {
  const id = await upsert(tx, merchant, contentHash);
  await openHouseAccount(tx, id, 'house', merchant.config.currency);
  await openHouseAccount(tx, id, 'clearing', merchant.config.currency);
  for (const run of imports) await run(tx, { id, ...merchant }, merchant.content);
};

/**
 * Deactivates brands without files, and clears their hash so that they are imported again if they come
 * back.
 *
 * @returns whether there was one
 */
const switchOff = async (tx: OpenTransaction, codes: readonly string[]): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update merchant m set active = false, content_hash = '' where m.active
      and not exists (select from unnest(${[...codes]}::text[]) c (code) where c.code = m.code)`.execute(
    tx,
  );
  return (numAffectedRows ?? 0n) > 0n;
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
  // Jobs reckon the days of all brands in one statement: a time zone that the database does not know is told now.
  await sql`select now() at time zone ${config.timeZone}`.execute(tx);
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
