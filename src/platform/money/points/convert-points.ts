import { type ConvertedInto, convertPoints } from '#api/points.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { answerShortlyOrOnce } from '../../base/ledger/short-way.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { provePaymentPassword } from '../../people/members/payment-password.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import { bonusTitle } from '../bonuses/bonus-title.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';
import { addTurnover, requiredOf } from '../turnover/add-turnover.ts';
import { movePoints } from './move-points.ts';
import { worthOf } from './points-worth.ts';
import { readConvertedToday } from './read-converted-today.ts';

/** One conversion that a member asks for. */
export interface Conversion {
  memberId: number;
  /** Unique within the member. */
  requestId: string;
  into: ConvertedInto;
  /** Hundredths of a point. */
  points: number;
}

/** Turns points into cash or a bonus. */
export const convertPointsHandler = handle(convertPoints, async (input, context) => {
  const { into, points, paymentPassword, requestId } = input;
  const { merchant, session } = context;
  const { enabled, conversion } = merchant.config.points;
  if (!enabled || !conversion.into.includes(into)) throw new Refusal('points_off');
  await provePaymentPassword(context, paymentPassword);
  const given = into === 'cash' ? usualConversion(merchant, points) : null;
  // The password is no part of what is remembered of the request.
  const request = { scope: convertPoints.name, requestId, input: { into, points }, given };
  const { memberId } = session;
  return answerShortlyOrOnce(context, request, (tx) =>
    convert(tx, merchant, { memberId, requestId, into, points }),
  );
});

/** What `points_to_cash` of the database takes; null for points that are too few. */
export const usualConversion = (merchant: Merchant, asked: number) => {
  const { currency, timeZone, points: rules } = merchant.config;
  const { leastPoints, mostPointsPerDay } = rules.conversion;
  const { points, amountMinor } = worthOf(asked, merchant);
  if (asked < leastPoints * 100 || points === 0 || amountMinor === 0) return null;
  const required = requiredOf(merchant, { kind: 'points', amountMinor });
  return {
    points,
    amount: amountMinor,
    required,
    most: mostPointsPerDay * 100,
    zone: timeZone,
    currency,
  };
};

/**
 * Takes points and gives what they are worth; only the points that make whole minor units are taken.
 *
 * @throws {Refusal} one of those of `convertPoints`
 */
export const convert = async (tx: OpenTransaction, merchant: Merchant, conversion: Conversion) => {
  const { memberId, requestId, into } = conversion;
  const member = await lockMember(tx, merchant.id, memberId);
  if (member?.status !== 'active') throw new Refusal('account_frozen');
  const { points, amountMinor } = worthOf(conversion.points, merchant);
  await refuseConversion(tx, merchant, { ...conversion, taken: points });
  const { balance } = await movePoints(tx, {
    merchantId: merchant.id,
    memberId,
    reason: 'converted',
    key: `convert ${memberId} ${requestId}`,
    points,
    ref: into,
  });
  if (into === 'cash') await giveCash(tx, merchant, { memberId, requestId, amountMinor });
  else await giveBonus(tx, merchant, { memberId, requestId, amountMinor });
  return { into, points, amountMinor, currency: merchant.config.currency, balance };
};

const refuseConversion = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { memberId, into, points, taken }: Conversion & { taken: number },
): Promise<void> => {
  const { leastPoints, mostPointsPerDay } = merchant.config.points.conversion;
  if (points < leastPoints * 100 || taken === 0)
    throw new Refusal('points_least', { details: { leastPoints: leastPoints * 100 } });
  const leftToday = mostPointsPerDay * 100 - (await readConvertedToday(tx, merchant, memberId));
  if (taken > leftToday)
    throw new Refusal('points_daily_limit', { details: { leftToday: Math.max(0, leftToday) } });
  // Cash can be had during a break, too: its turnover is waived meanwhile. A bonus could not be played.
  if (into === 'cash') return;
  const refused = findPauseRefusal(await readFacts(tx, merchant, memberId), new Date());
  if (refused) throw new Refusal(refused.code, { details: { ...refused.details } });
};

interface Given {
  memberId: number;
  requestId: string;
  amountMinor: number;
}

const giveCash = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { memberId, requestId, amountMinor }: Given,
): Promise<void> => {
  const { currency } = merchant.config;
  const { cash } = await readBalances(tx, merchant.id, memberId, currency);
  const house = await openHouseAccount(tx, merchant.id, 'house', currency);
  const ref = `${memberId} ${requestId}`;
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'pointsCash',
    key: ref,
    kind: 'bonus_points',
    lines: [
      { accountId: house, amountMinor: -amountMinor },
      { accountId: cash.accountId, amountMinor },
    ],
  });
  await addTurnover(tx, merchant, { memberId, kind: 'points', ref, amountMinor });
};

const giveBonus = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { memberId, requestId, amountMinor }: Given,
): Promise<void> => {
  const granted = await grantBonus(tx, merchant, {
    memberId,
    amountMinor,
    key: `points ${memberId} ${requestId}`,
    title: bonusTitle('points'),
    turnover: merchant.config.points.conversion.bonusTimes,
  });
  if (!granted.ok) throw new Error(`points of member ${memberId}: ${granted.code}`);
};
