import path from 'node:path';
import { checkMerchant, type Checked } from '#config/check-merchant.ts';
import { checkDomains, domainsOf } from '#config/checks/check-domains.ts';
import { fixMerchant } from '#config/fix-merchant.ts';
import { issueRules } from '#config/issues/issue-rules.ts';
import { listMerchantFolders } from '#config/read/merchant-folders.ts';
import { readMerchantJson } from '#config/read/read-merchant-json.ts';
import type { ResolvedMerchant } from '#config/resolved-merchant.ts';
import { existsSync } from 'node:fs';
import { InputError } from '../../base/terminal/errors.ts';
import { type Draft, writeDraft } from './draft.ts';

const look = (folder: string): Checked => checkMerchant(folder, readMerchantJson(folder));

/** A host name that another merchant has. */
const takenDomain = (draft: Draft, merchantsDir: string, code: string): string | undefined => {
  const others = existsSync(merchantsDir) ? listMerchantFolders(merchantsDir) : [];
  const all = others.map((other) =>
    domainsOf(other, readMerchantJson(path.join(merchantsDir, other))),
  );
  const own = domainsOf(code, readMerchantJson(draft.folder));
  return checkDomains([...all, own]).find(({ slug }) => slug === code)?.message;
};

/**
 * Checks a draft as `livery check` will check the merchant, and puts right what has one remedy, such as
 * a color that is hard to read.
 *
 * @throws {InputError} with what is left; nothing has been written among the merchants
 */
export const checkDraft = (draft: Draft, merchantsDir: string, code: string): ResolvedMerchant => {
  const fixed = fixMerchant(draft.folder);
  if (fixed) writeDraft(draft, { 'merchant.json': fixed.text });
  const { merchant, issues } = look(draft.folder);
  const errors = issues.filter((issue) => issueRules[issue.code].severity === 'error');
  const taken = takenDomain(draft, merchantsDir, code);
  const faults = [
    ...errors.map(({ pointer, message, suggestion = '' }) =>
      `${pointer}: ${message} ${suggestion}`.trim(),
    ),
    ...(taken ? [taken] : []),
  ];
  if (faults.length > 0 || !merchant) {
    const list = faults.map((fault) => `\n  ${fault}`).join('');
    throw new InputError(`the merchant would not pass its check, so nothing was written:${list}`);
  }
  return merchant;
};
