import { listPoints } from '#platform/money/points/list-points.ts';
import { readPoints } from '#platform/money/points/read-points.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { print, printJson, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { findPointsMember, pointsText } from './find-points-member.ts';
import { withPlatform } from './open-platform.ts';

/** So many movements are shown. */
const SHOWN = 20;

/**
 * Prints what a member has, and the last movements.
 *
 * @throws {InputError} when there is no such member
 */
export const run = async (
  username: string,
  { merchant: code, json = false }: JsonOption & { merchant: string },
): Promise<void> => {
  const shown = await withPlatform(async ({ database, findMerchant }) => {
    const merchant = findMerchant(code);
    const { id } = await findPointsMember(database, merchant, username);
    const { list } = await listPoints(database, merchant, id, { pageSize: SHOWN, language: 'en' });
    return { username, ...(await readPoints(database, merchant.id, id)), list };
  });
  if (json) {
    printJson(shown);
    return;
  }
  const facts = [
    ['balance', pointsText(shown.balance)],
    ['owed', pointsText(shown.owed)],
    ['earned in all', pointsText(shown.earned)],
  ];
  print(renderTable(facts.map(([name = '', value = '']) => [tintData('dim', name), value])));
  if (shown.list.length === 0) return;
  print(
    renderTable(
      shown.list.map(({ at, day, reason, points, gameType, about }) => [
        day ?? at,
        reason,
        pointsText(points),
        gameType ?? about ?? '',
      ]),
    ),
  );
};
