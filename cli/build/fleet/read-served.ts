import { checkMerchants } from '#config/check-merchants.ts';
import type { Issue } from '#config/issues/issue.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import type { BrokenFiles } from '#platform/base/merchants/set-aside.ts';
import { printLine } from '../../base/terminal/print.ts';
import { MerchantsError } from './merchants-error.ts';

/** What a platform is started with. */
export interface Served {
  merchants: ResolvedMerchant[];
  /** Their files are at fault: they go on as the platform had them last. */
  broken: BrokenFiles[];
}

/**
 * Reads the merchants of built sites. One that is at fault hinders no other: it is told on stderr.
 *
 * @throws {MerchantsError} when all are at fault
 */
export const readServed = async (merchantsDir: string, codes: string[]): Promise<Served> => {
  const { merchants, issues } = await checkMerchants(merchantsDir, codes);
  return { merchants, broken: await toBroken(merchants, issues) };
};

/**
 * Tells what is at fault on stderr.
 *
 * @returns whose files are, each with why
 * @throws {MerchantsError} when all are at fault
 */
export const toBroken = async (
  merchants: readonly unknown[],
  issues: readonly Issue[],
): Promise<BrokenFiles[]> => {
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return [];
  if (merchants.length === 0) throw new MerchantsError(errors);
  const { renderIssues } = await import('../../base/terminal/render-issues.ts');
  printLine(renderIssues(errors));
  return [...Map.groupBy(errors, ({ merchant }) => merchant)].flatMap(([code, [first]]) =>
    first ? [{ code, reason: `${first.file}:${first.line}:${first.column} ${first.message}` }] : [],
  );
};
