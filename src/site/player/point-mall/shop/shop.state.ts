import {
  type MallItemView,
  mallCategories,
  mallItems,
  MOST_OF_ONE,
  type Redemption,
  redemptionDetail,
  redemptions,
} from '#api/point-mall.ts';
import { profile } from '#api/profile.ts';
import type { StatusTone } from '#components/StatusPill/StatusPill.tsx';
import type { StepState } from '#components/Timeline/Timeline.tsx';

import { memberQuery } from '../../../remote/member-query.ts';

/** What can be had for points. */
export const itemsQuery = memberQuery(mallItems);

/** What the member redeemed, page by page. */
export const redemptionsQuery = memberQuery(redemptions);

/** One thing that the member redeemed. */
export const redemptionQuery = memberQuery(redemptionDetail);

/** Whose name and number a parcel starts with. */
export const ownerQuery = memberQuery(profile);

/** What stands between a member and an item. */
export type Standing =
  | { state: 'ready'; note: 'last' | null }
  | { state: 'short'; missing: number }
  | { state: 'had' }
  | { state: 'rank'; rank: string }
  | { state: 'gone' };

/** From so few on, how many are left is said. */
const FEW = 5;

/**
 * What stands between a member and one of an item.
 *
 * @param points whole points that the member has
 */
export const standingOf = (
  { pricePoints, left, mayHave, leastRank }: MallItemView,
  points: number,
): Standing => {
  if (left === 0) return { state: 'gone' };
  if (leastRank && !leastRank.isReached) return { state: 'rank', rank: leastRank.name };
  if (mayHave === 0) return { state: 'had' };
  if (points < pricePoints) return { state: 'short', missing: pricePoints - points };
  return { state: 'ready', note: left !== null && left <= FEW ? 'last' : null };
};

/** How many of an item the member could have now: by points, stock and limit. */
export const mostOf = ({ pricePoints, left, mayHave }: MallItemView, points: number): number =>
  Math.min(
    MOST_OF_ONE,
    Math.floor(points / pricePoints),
    left ?? MOST_OF_ONE,
    mayHave ?? MOST_OF_ONE,
  );

/** The categories that have an item, in their order. */
export const categoriesOf = (items: readonly MallItemView[]): MallItemView['category'][] =>
  mallCategories.filter((each) => items.some(({ category }) => category === each));

/** What the form holds. */
export interface RedeemValues {
  quantity: number | null;
  name: string;
  mobile: string;
  address: string;
  paymentPassword: string;
}

/** What is wrong with the form, by field. */
export const redeemErrors = (
  { quantity, name, mobile, address, paymentPassword }: RedeemValues,
  { isSent, most }: { isSent: boolean; most: number },
): Partial<Record<keyof RedeemValues, 'required' | 'mobile' | 'quantity'>> => ({
  ...((quantity === null || quantity < 1 || quantity > most) && { quantity: 'quantity' as const }),
  ...(isSent && {
    ...(name.trim() === '' && { name: 'required' as const }),
    ...(!/^\+?[\d\s().-]{5,24}$/u.test(mobile.trim()) && { mobile: 'mobile' as const }),
    ...(address.trim() === '' && { address: 'required' as const }),
  }),
  ...(paymentPassword === '' && { paymentPassword: 'required' as const }),
});

/** How each state looks. */
export const orderTones: Record<Redemption['state'], StatusTone> = {
  APPLYING: 'info',
  CONFIRMED: 'info',
  PROCESSING: 'info',
  COMPLETED: 'success',
  REJECTED: 'danger',
};

/** One step of an order's way. */
export interface OrderStepView {
  id: Redemption['state'];
  state: StepState;
  /** When it was reached. */
  at: string | null;
}

/**
 * The way of an order: what it has behind it, where it stands, what is to come. One that was rejected ends
 * where it was; what is not sent is complete at once.
 */
export const orderWay = (
  order: Pick<
    Redemption,
    'kind' | 'state' | 'requestedAt' | 'confirmedAt' | 'shippedAt' | 'closedAt'
  >,
): OrderStepView[] => {
  const { kind, state, requestedAt, confirmedAt, shippedAt, closedAt } = order;
  if (kind !== 'goods') return [{ id: 'COMPLETED', state: 'done', at: closedAt }];
  const reached = { APPLYING: requestedAt, CONFIRMED: confirmedAt, PROCESSING: shippedAt };
  const isRejected = state === 'REJECTED';
  const way = (Object.entries(reached) as [keyof typeof reached, string | null][])
    .filter(([, at]) => at !== null || !isRejected)
    .map(([id, at]): OrderStepView => {
      if (id === state) return { id, state: 'current', at };
      return { id, state: at === null ? 'waiting' : 'done', at };
    });
  if (isRejected) return [...way, { id: 'REJECTED', state: 'failed', at: closedAt }];
  return [...way, { id: 'COMPLETED', state: closedAt === null ? 'waiting' : 'done', at: closedAt }];
};
