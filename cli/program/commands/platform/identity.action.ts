import { readWaitingIdentities } from '#platform/people/identity/read-waiting-identities.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { plainText } from '../../../base/terminal/plain-text.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints the proofs of identity that wait for an answer, the oldest first.
 *
 * @throws {InputError} when the database cannot be opened, or there is no such merchant
 */
export const run = async ({
  merchant: code,
  limit,
  json = false,
}: JsonOption & { merchant?: string; limit: number }): Promise<void> => {
  const waiting = await withPlatform(({ database, findMerchant }) =>
    readWaitingIdentities(database, {
      merchantId: code === undefined ? null : findMerchant(code).id,
      limit,
    }),
  );
  if (json) {
    printJson({ identities: waiting });
    return;
  }
  if (waiting.length === 0) {
    printLine('No proof of identity waits for an answer.');
    return;
  }
  const head = ['number', 'since', 'merchant', 'member', 'document', 'birthday', 'name'];
  const rows = waiting.map((each) => [
    String(each.id),
    each.submittedAt.toISOString(),
    each.merchant,
    each.username,
    each.document,
    each.birthday ?? '',
    // The member wrote it: nothing in it may steer the terminal.
    plainText(each.payeeName ?? ''),
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};
