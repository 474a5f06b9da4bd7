import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { convert } from '../../money/points/convert-points.ts';
import { readPoints } from '../../money/points/read-points.ts';
import { type DemoActor, demoRequestId } from './demo-context.ts';

const MONTH_MS = 31 * 86_400_000;

/**
 * Lets the bets of the demo world's month earn points, as if the brand had had them all along, and turns
 * half of the demo member's points into money.
 */
export const earnDemoPoints = async (actor: DemoActor, now: Date): Promise<void> => {
  const { database, merchant, memberId } = actor;
  const { enabled, conversion } = merchant.config.points;
  if (!enabled) return;
  await database.transaction().execute(async (tx) => {
    await dateBack(tx, merchant.id, new Date(now.getTime() - MONTH_MS));
    await sql`select from follow_points(array[${merchant.id}]::bigint[], now())`.execute(tx);
    const { balance } = await readPoints(tx, merchant.id, memberId);
    const points = Math.floor(balance / 200) * 100;
    const [into] = conversion.into;
    if (into === undefined || points < conversion.leastPoints * 100) return;
    const requestId = demoRequestId(actor, 'points');
    await convert(tx, merchant, { memberId, requestId, into, points });
  });
};

/** The brand's rules begin earlier, unless a bet was counted already. */
const dateBack = async (tx: OpenTransaction, merchantId: number, since: Date): Promise<void> => {
  const counted = await tx
    .selectFrom('pointsMember')
    .select('memberId')
    .where('merchantId', '=', merchantId)
    .limit(1)
    .executeTakeFirst();
  if (counted) return;
  await tx
    .updateTable('pointsRule')
    .set({ fromAt: since })
    .where('merchantId', '=', merchantId)
    .where('fromAt', '=', (rule) =>
      rule
        .selectFrom('pointsRule')
        .select(({ fn }) => fn.min('fromAt').as('first'))
        .where('merchantId', '=', merchantId),
    )
    .execute();
  await tx
    .updateTable('pointsMultiplier')
    .set({ fromAt: since })
    .where('merchantId', '=', merchantId)
    .where('untilAt', 'is', null)
    .execute();
  await tx
    .updateTable('pointsBrand')
    .set({ followedUntil: since })
    .where('merchantId', '=', merchantId)
    .execute();
};
