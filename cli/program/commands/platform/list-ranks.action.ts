import { readLadders } from '#platform/money/ranks/operate-ranks.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints every ladder with how many members stand on each step.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const run = async ({
  merchant: code,
  json = false,
}: MerchantOption & JsonOption): Promise<void> => {
  const ranks = await withPlatform(({ database, merchants, findMerchant }) =>
    readLadders(database, code ? [findMerchant(code)] : merchants),
  );
  if (json) {
    printJson({ ranks });
    return;
  }
  if (ranks.length === 0) {
    printLine('No brand has ranks.');
    return;
  }
  const head = ['merchant', 'rank', 'from points', 'held by', 'members'];
  print(
    renderTable([
      head.map((word) => tintData('dim', word)),
      ...ranks.map(({ merchant, rank, points, keepPoints, members }) => [
        merchant,
        rank,
        String(points),
        String(keepPoints),
        String(members),
      ]),
    ]),
  );
};
