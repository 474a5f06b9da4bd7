import { showRank } from '#platform/money/ranks/operate-ranks.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints where a member stands, and the last changes of the rank.
 *
 * @throws {InputError} when the merchant has no such member, or no ranks
 */
export const run = async (
  username: string,
  { merchant: code, json = false }: JsonOption & { merchant: string },
): Promise<void> => {
  const shown = await withPlatform(({ database, findMerchant }) =>
    showRank(database, findMerchant(code), username),
  );
  if (!shown) throw new InputError(`${code} has no member ${username} with a rank.`);
  if (json) {
    printJson(shown);
    return;
  }
  const { rank, points, heldUntil, holdPoints, keepPoints } = shown.standing;
  const facts: [string, string][] = [
    ['rank', rank],
    ['points that count', String(points)],
    ['kept until', heldUntil ?? 'for good'],
    ...(heldUntil
      ? [['points that hold it', `${holdPoints} of ${keepPoints}`] as [string, string]]
      : []),
    ...shown.changes.map(({ changedAt, fromRank, toRank, reason }): [string, string] => [
      changedAt.toISOString(),
      `${fromRank} → ${toRank} (${reason})`,
    ]),
  ];
  print(renderTable(facts.map(([name, value]) => [tintData('dim', name), value])));
};
