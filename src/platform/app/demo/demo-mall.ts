import { decideOrder, type OrderDecision } from '../../money/mall/decide-order.ts';
import { redeem } from '../../money/mall/redeem-item.ts';
import { movePoints } from '../../money/points/move-points.ts';
import type { DemoActor } from './demo-context.ts';
import { DEMO_DECIDER } from './demo-decider.ts';

const CARRIER = 'Demo Post';

/** What becomes of the demo member's orders: the first is on its way, the second has arrived. */
const ways: OrderDecision[][] = [
  [{ step: 'confirm' }, { step: 'ship', tracking: 'DEMO-2210', carrier: CARRIER }],
  [
    { step: 'confirm' },
    { step: 'ship', tracking: 'DEMO-2140', carrier: CARRIER },
    { step: 'complete' },
  ],
];

/** Whole points that the demo member still has after shopping. */
const POINTS_LEFT = 60_000;

/** Lets the demo member redeem two goods and a free stake where the brand has any, once; the points for it are a gift. */
export const shopAsDemoMember = async (actor: DemoActor): Promise<void> => {
  const { database, merchant, memberId } = actor;
  if (!merchant.config.points.enabled) return;
  const had = await database
    .selectFrom('mallOrder')
    .select('id')
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  if (had) return;
  const ids = await database.transaction().execute(async (tx) => {
    const goods = await tx
      .selectFrom('mallItem')
      .select(['id', 'pricePoints'])
      .where('merchantId', '=', merchant.id)
      .where('kind', '=', 'goods')
      .orderBy('position')
      .limit(ways.length)
      .execute();
    const freeStake = await tx
      .selectFrom('mallItem')
      .select(['id', 'pricePoints'])
      .where('merchantId', '=', merchant.id)
      .where('kind', '=', 'freeStake')
      .orderBy('position')
      .limit(1)
      .execute();
    const price = [...goods, ...freeStake].reduce((sum, { pricePoints }) => sum + pricePoints, 0);
    await movePoints(tx, {
      merchantId: merchant.id,
      memberId,
      reason: 'granted',
      key: `demo mall ${memberId}`,
      points: (price + POINTS_LEFT) * 100,
    });
    const ordered: number[] = [];
    for (const item of goods)
      ordered.push((await redeem(tx, merchant, memberId, wantedOf(item, actor))).id);
    for (const { id: itemId, pricePoints } of freeStake)
      await redeem(tx, merchant, memberId, { itemId, pricePoints, quantity: 1 });
    return ordered;
  });
  for (const [at, id] of ids.entries())
    for (const decision of ways[at] ?? [])
      await decideOrder(database, merchant.id, id, decision, DEMO_DECIDER);
};

const wantedOf = (
  { id, pricePoints }: { id: string; pricePoints: number },
  { person }: DemoActor,
) => ({
  itemId: id,
  quantity: 1,
  pricePoints,
  recipient: { name: person.realName, mobile: person.mobile, address: person.address },
});
