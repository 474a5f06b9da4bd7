import { type Recipient, redeemItem, type Redemption } from '#api/point-mall.ts';
import type { MallOrder } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { answerShortlyOrOnce } from '../../base/ledger/short-way.ts';
import { readSiteAssets } from '../../base/sites/read-site-assets.ts';
import { isTrial } from '../../people/access/member-types.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { provePaymentPassword } from '../../people/members/payment-password.ts';
import { findAgeRefusal, findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import { readRank } from '../ranks/read-rank.ts';
import { movePoints } from '../points/move-points.ts';
import { giveRedeemed } from './give-redeemed.ts';
import { readShelf, type ShelvedItem, takeFromShelf } from './mall-shelf.ts';
import { reachesRank } from './mall-rank.ts';
import { mallTurnover } from './mall-turnover.ts';
import { writeRecipient } from './order-recipient.ts';
import { viewOrder } from './order-view.ts';
import { usualRedemption } from './usual-redemption.ts';

interface Wanted {
  itemId: string;
  quantity: number;
  pricePoints: number;
  recipient?: Recipient | undefined;
}

/** Takes the points and gives what they buy, in one transaction: cash and bonuses at once, goods as an order. */
export const redeemItemHandler = handle(redeemItem, async (input, context) => {
  const { requestId, paymentPassword, ...wanted } = input;
  await provePaymentPassword(context, paymentPassword);
  const assets = await readSiteAssets(context.siteFolder);
  const given = await usualRedemption(context, wanted, assets);
  const request = { scope: redeemItem.name, requestId, input: wanted, given };
  return answerShortlyOrOnce(context, request, async (tx): Promise<Redemption> => {
    const { merchant, session, language } = context;
    const order = await redeem(tx, merchant, session.memberId, wanted);
    return viewOrder(order, { merchant, language, assets });
  });
});

/**
 * Redeems points for an item.
 *
 * @throws {Refusal} one of the endpoint's
 */
export const redeem = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  wanted: Wanted,
): Promise<MallOrder> => {
  if (!merchant.config.points.enabled) throw new Refusal('points_off');
  const member = await lockMember(tx, merchant.id, memberId);
  if (member?.status !== 'active') throw new Refusal('account_frozen');
  const { itemId, quantity, recipient } = wanted;
  const [item] = await readShelf(tx, { merchantId: merchant.id, memberId, itemId });
  if (!item) throw new Refusal('mall_item_unknown');
  await refuseMember(tx, merchant, memberId, item);
  if (!reachesRank(merchant, await readRank(tx, merchant, memberId), item.leastRank))
    throw new Refusal('mall_rank');
  refuseWanted(item, wanted);
  if (!(await takeFromShelf(tx, item, quantity)))
    throw new Refusal('mall_sold_out', { details: { left: item.left } });
  const order = await writeOrder(tx, merchant, memberId, { item, quantity });
  await movePoints(tx, {
    merchantId: merchant.id,
    memberId,
    reason: 'redeemed',
    key: `mall ${order.id}`,
    points: order.pricePoints * 100,
    ref: String(order.id),
  });
  if (recipient) await writeRecipient(tx, order, recipient);
  else await giveRedeemed(tx, merchant, order);
  return order;
};

/** Who has a break from play is not handed money to play with; goods and cash were earned before. */
const refuseMember = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  { kind }: ShelvedItem,
): Promise<void> => {
  const facts = await readFacts(tx, merchant, memberId);
  if (isTrial(facts.type)) throw new Refusal('forbidden');
  if (kind !== 'bonus' && kind !== 'freeStake') return;
  const now = new Date();
  const { ageProof } = merchant.config.protection;
  const refused = findPauseRefusal(facts, now) ?? findAgeRefusal(facts, merchant, now, ageProof);
  if (refused) throw new Refusal(refused.code, { details: { ...refused.details } });
};

const refuseWanted = ({ kind, pricePoints, left, mayHave }: ShelvedItem, wanted: Wanted): void => {
  const { quantity, recipient } = wanted;
  if ((kind === 'goods') !== (recipient !== undefined))
    throw new Refusal('invalid_input', {
      fieldErrors: [{ field: 'recipient', rule: kind === 'goods' ? 'required' : 'choice' }],
    });
  if (wanted.pricePoints !== pricePoints)
    throw new Refusal('mall_item_changed', { details: { pricePoints } });
  if (left !== null && quantity > left) throw new Refusal('mall_sold_out', { details: { left } });
  if (mayHave !== null && quantity > mayHave)
    throw new Refusal('mall_limit', { details: { left: mayHave } });
};

const writeOrder = (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  { item, quantity }: { item: ShelvedItem; quantity: number },
): Promise<MallOrder> => {
  const { kind, title, art, pricePoints, amountMinor, freeStake } = item;
  const isSent = kind === 'goods';
  return tx
    .insertInto('mallOrder')
    .values({
      merchantId: merchant.id,
      memberId,
      itemId: item.id,
      kind,
      title: JSON.stringify(title),
      art,
      quantity,
      pricePoints: pricePoints * quantity,
      amountMinor: amountMinor === null ? null : amountMinor * quantity,
      currency: merchant.config.currency,
      turnover: mallTurnover(merchant, item),
      freeStake: freeStake && JSON.stringify(freeStake),
      state: isSent ? 'APPLYING' : 'COMPLETED',
      closedAt: isSent ? null : new Date(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
