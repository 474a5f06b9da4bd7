import { randomUUID } from 'node:crypto';
import type { InputOf } from '#api/endpoint.ts';
import {
  mallItems,
  type Recipient,
  redeemItem,
  redemptionDetail,
  redemptions,
} from '#api/point-mall.ts';
import type { MallItem } from '#generated/merchant-content.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { decideOrder, type OrderDecision } from '#platform/money/mall/decide-order.ts';
import { redeem } from '#platform/money/mall/redeem-item.ts';
import { movePoints } from '#platform/money/points/move-points.ts';
import { readPoints } from '#platform/money/points/read-points.ts';
import { refusalAsValue } from '#platform/base/ledger/refusal-as-value.ts';
import { openMember, type OpenedMember } from './members.ts';
import { buildMerchant } from './merchant.ts';
import { openMerchant, readAccounts } from './money.ts';
import { operator } from './operator.ts';
import { PAYMENT_PASSWORD } from './payees.ts';
import { startTestPlatform, type TestPlatform } from './platform.ts';

/** An item of the points mall; goods for 100 points unless told. */
export const mallItem = (id: string, change: Partial<MallItem> = {}): MallItem => ({
  id,
  title: { en: `The ${id}`, my: `${id} my` },
  text: { en: `What the ${id} is` },
  art: 'assets/mark.svg',
  category: 'home',
  pricePoints: 100,
  gives: { kind: 'goods' },
  ...change,
});

/** A brand with points and a catalogue. */
export const mallMerchant = (
  code: string,
  items: MallItem[],
  config: Parameters<typeof buildMerchant>[1] = {},
) => buildMerchant(code, { points: { enabled: true }, ...config }, { pointMall: items });

export const RECIPIENT = { name: 'Ana Garcia', mobile: '+95 9 123 456', address: '1 Gold Street' };

/** A platform with some brands, and hands to redeem at the first. */
export const startMallFixture = async (brands: ReturnType<typeof buildMerchant>[]) => {
  const platform = await startTestPlatform(brands);
  const { database } = platform;
  const [first] = brands;
  if (!first) throw new Error('a fixture has a brand');
  const merchant = await openMerchant(database, first);
  const paymentPasswordHash = await hashPassword(PAYMENT_PASSWORD);
  let people = 0;

  /** A member with some whole points. */
  const newMember = async (
    points = 1000,
    { type = 0, code = first.code }: { type?: number; code?: string } = {},
  ): Promise<OpenedMember> => {
    people += 1;
    const member = await openMember(platform, code, {
      username: `shopper${people}`,
      type,
      paymentPasswordHash,
      profile: { birthday: '1990-01-01' },
    });
    const { merchantId, memberId } = member;
    if (points > 0)
      await database.transaction().execute((tx) =>
        movePoints(tx, {
          merchantId,
          memberId,
          reason: 'granted',
          key: `first points of ${memberId}`,
          points: points * 100,
        }),
      );
    return member;
  };

  const ask = (
    member: OpenedMember,
    itemId: string,
    input: Partial<InputOf<typeof redeemItem>> = {},
  ) =>
    platform.call(member, redeemItem, {
      requestId: randomUUID(),
      itemId,
      quantity: 1,
      pricePoints: 100,
      paymentPassword: PAYMENT_PASSWORD,
      recipient: RECIPIENT,
      ...input,
    });

  /** What a redeeming call does once the payment password is proved. */
  const take = (
    { memberId }: OpenedMember,
    itemId: string,
    recipient: Recipient | null = RECIPIENT,
  ) =>
    refusalAsValue(() =>
      database.transaction().execute((tx) =>
        redeem(tx, merchant, memberId, {
          itemId,
          quantity: 1,
          pricePoints: 100,
          ...(recipient && { recipient }),
        }),
      ),
    );

  /** Orders goods, and answers the order's number. */
  const order = async (member: OpenedMember, itemId: string, quantity = 1): Promise<number> => {
    const answer = await ask(member, itemId, { quantity });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.id;
  };

  const decide = (id: number, decision: OrderDecision, actor = operator) =>
    decideOrder(database, merchant.id, id, decision, actor);

  const shelf = async (member: OpenedMember, itemId: string) => {
    const answer = await platform.call(member, mallItems, { language: 'en' });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.find(({ id }) => id === itemId);
  };

  const detail = (member: OpenedMember, id: number) =>
    platform.call(member, redemptionDetail, { id, language: 'en' });

  const history = (member: OpenedMember, input: InputOf<typeof redemptions> = {}) =>
    platform.call(member, redemptions, input);

  /** Whole points. */
  const points = async ({ merchantId, memberId }: OpenedMember): Promise<number> =>
    (await readPoints(database, merchantId, memberId)).balance / 100;

  const accounts = ({ memberId }: OpenedMember) => readAccounts(database, merchant, memberId);

  const hands = {
    newMember,
    redeem: ask,
    take,
    order,
    decide,
    shelf,
    detail,
    history,
    points,
    accounts,
  };
  return { platform, database, merchant, ...hands };
};

export type MallFixture = Awaited<ReturnType<typeof startMallFixture>>;

/** Has somebody order a lamp for 100 points. @returns the order's number */
export const orderLamp = async (
  platform: TestPlatform,
  member: Parameters<TestPlatform['call']>[0],
): Promise<string> => {
  const asked = await platform.call(member, redeemItem, {
    requestId: randomUUID(),
    itemId: 'lamp',
    quantity: 1,
    pricePoints: 100,
    paymentPassword: PAYMENT_PASSWORD,
    recipient: RECIPIENT,
  });
  if (!asked.ok) throw new Error(JSON.stringify(asked));
  return String(asked.value.id);
};
