import path from 'node:path';
import { checkMerchant } from '#config/check-merchant.ts';
import { checkMerchants } from '#config/check-merchants.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import type { Issue } from '#config/issues/issue.ts';
import { checkOwnCode } from '../overrides/check-own-code.ts';
import { sharedKey } from '../overrides/shared-key.ts';
import { readMerchantJson } from '#config/read/read-merchant-json.ts';

/** One merchant after its check; without `merchant` it has errors. */
export interface CheckedOne {
  code: string;
  merchant?: ResolvedMerchant;
  problems: Issue[];
}

const checkAlone = async (merchantsDir: string, code: string): Promise<CheckedOne> => {
  const folder = path.join(merchantsDir, code);
  const { merchant, issues } = checkMerchant(folder, readMerchantJson(folder));
  const checked = { code, ...(merchant && { merchant }) };
  if (issues.length === 0) return { ...checked, problems: [] };
  const { placeIssues } = await import('#config/places/place-issues.ts');
  return {
    ...checked,
    problems: placeIssues(issues.map((each) => ({ ...each, merchant: code }))),
  };
};

const checkAmongAll = async (merchantsDir: string, code: string): Promise<CheckedOne> => {
  const { merchants, issues: problems } = await checkMerchants(merchantsDir, [code]);
  return { code, ...(merchants[0] && { merchant: merchants[0] }), problems };
};

/** Which merchant of a build is checked. */
interface CheckRequest {
  merchantsDir: string;
  code: string;
  /** It shares a domain with another merchant, from `findConflicts`. */
  isConflict: boolean;
  /** Names the code that checks; left out: nothing that was found before is trusted. */
  codeKey?: string;
}

/**
 * Checks one merchant of a build. Only a conflict for a domain is compared with all others, which
 * reads the files of the whole fleet.
 *
 * @param key of the compile that all brands without own code share; read anew when left out
 */
export const checkOne = async (
  { merchantsDir, code, isConflict, codeKey }: CheckRequest,
  key?: string,
): Promise<CheckedOne> => {
  const checked = await (isConflict
    ? checkAmongAll(merchantsDir, code)
    : checkAlone(merchantsDir, code));
  const own = await checkOwnCode(merchantsDir, code, checked.merchant?.config, {
    shared: () => key ?? sharedKey(),
    ...(codeKey !== undefined && { code: codeKey }),
  });
  if (own.length === 0) return checked;
  return { code, problems: [...checked.problems, ...own] };
};
