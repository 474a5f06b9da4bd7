import { INSTALLATION } from '#platform/base/audit/record-decision.ts';
import { eachAuditEntry, readAudit } from '#platform/base/audit/read-audit.ts';
import { type VerifiedChain, verifyAudit } from '#platform/base/audit/verify-audit.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { plainText } from '../../../base/terminal/plain-text.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { type OpenedPlatform, withPlatform } from './open-platform.ts';

const idOf = ({ findMerchant }: OpenedPlatform, code: string | undefined): number | null =>
  code === undefined ? null : findMerchant(code).id;

/**
 * Prints the newest decisions.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const show = async ({
  merchant,
  subject,
  limit,
  json = false,
}: MerchantOption & JsonOption & { subject?: string; limit: number }): Promise<void> => {
  const entries = await withPlatform((platform) =>
    readAudit(platform.database, { merchantId: idOf(platform, merchant), subject, limit }),
  );
  if (json) {
    printJson({ entries: entries.map((entry) => ({ ...entry, facts: JSON.parse(entry.facts) })) });
    return;
  }
  if (entries.length === 0) {
    printLine('Nobody has decided anything yet.');
    return;
  }
  const head = ['when', 'merchant', 'number', 'who', 'what', 'about', 'why', 'facts'];
  const rows = entries.map((entry) => [
    entry.at,
    entry.merchant ?? 'all',
    String(entry.seq),
    plainText(entry.actor),
    entry.action,
    entry.subject,
    plainText(entry.reason),
    plainText(entry.facts),
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};

/** What a fault of a chain means, for whoever has to find out. */
const ERROR_TEXTS = {
  changed: 'is not what was written',
  missing: 'follows entries that are gone',
  unlinked: 'does not follow the one before it',
  cut: 'is the last one, but entries followed it',
} as const;

/**
 * Recounts the chains and says where one is broken.
 *
 * @throws {InputError} when one is, or does not hold a head that was noted before
 */
export const verify = async ({
  merchant,
  head = [],
  json = false,
}: MerchantOption & JsonOption & { head?: string[] }): Promise<void> => {
  const { chains, codes, lost } = await withPlatform(async (platform) => {
    const { database, merchants } = platform;
    const merchantId = idOf(platform, merchant);
    const hashes = new Set<string>();
    if (head.length > 0)
      for (const { id } of [{ id: INSTALLATION }, ...merchants])
        for await (const entry of eachAuditEntry(database, id)) hashes.add(entry.hash);
    return {
      chains: await verifyAudit(database, merchantId),
      codes: new Map(merchants.map(({ id, code }) => [id, code])),
      lost: head.filter((one) => !hashes.has(one)),
    };
  });
  const nameOf = ({ merchantId }: VerifiedChain): string => codes.get(merchantId) ?? 'installation';
  const named = chains.map(({ merchantId: _merchantId, ...chain }, at) => {
    const whole = chains[at];
    return { chain: whole ? nameOf(whole) : '', ...chain };
  });
  if (json) printJson({ chains: named, lost });
  else
    for (const { chain, entries, head: last } of named)
      print(`${chain}: ${entries} decisions, head ${last || 'none'}`);
  const errors = [
    ...named.flatMap(({ chain, fault }) =>
      fault ? [`The entry ${fault.seq} of ${chain} ${ERROR_TEXTS[fault.fault]}.`] : [],
    ),
    ...lost.map((one) => `No chain holds the head ${one} any more.`),
  ];
  if (errors.length > 0) throw new InputError(errors.join(' '));
};

/**
 * Prints every entry of a brand's chain, or of the installation's, as a line of JSON.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const exportLog = async ({ merchant }: MerchantOption): Promise<void> =>
  withPlatform(async (platform) => {
    const id = idOf(platform, merchant) ?? INSTALLATION;
    for await (const entry of eachAuditEntry(platform.database, id)) print(JSON.stringify(entry));
  });
