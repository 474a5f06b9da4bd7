import path from 'node:path';
import { pointerTo } from '#config/issues/issue.ts';
import type { MerchantIssue } from '#config/places/place-issues.ts';
import { readMerchantJson } from '#config/read/read-merchant-json.ts';
import { isValues } from '#config/schema/settings.ts';
import { readSetAside } from '#platform/base/merchants/set-aside-file.ts';
import { liveryHome } from '../../base/paths.ts';

/**
 * Settings that the platform of this machine keeps, because members hold money by them, and that a file names otherwise. The database
 * alone knows of it: what its platform has set aside last is written in the state folder.
 *
 * @param root the folder of all merchants, absolute
 * @param codes those that are checked
 */
export const checkKeptSettings = (root: string, codes: ReadonlySet<string>): MerchantIssue[] =>
  readSetAside(liveryHome()).flatMap(({ code, reason, kept }) => {
    if (!kept || !codes.has(code)) return [];
    const { value } = readMerchantJson(path.join(root, code));
    const named = isValues(value) ? value[kept.name] : undefined;
    if (typeof named !== 'string' || named === kept.value) return [];
    return [
      {
        code: 'config/currency-kept',
        merchant: code,
        file: path.join(root, code, 'merchant.json'),
        pointer: pointerTo('', kept.name),
        message: reason,
        // Not for --fix: which of both was meant, the file or the brand, is for a person to say.
        suggestion: `Set it back to “${kept.value}”.`,
      },
    ];
  });
