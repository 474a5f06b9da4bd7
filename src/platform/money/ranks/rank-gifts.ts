import { birthdayWindow } from '#domain/birthday-window.ts';
import { addDays, dayIn } from '#domain/date-presets.ts';
import type { RankGift } from '#generated/merchant-config.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { GiftOccasion } from './gift-title.ts';
import { POINT } from './point.ts';
import { readRankStep } from './read-rank.ts';

/** A gift as one member finds it. */
export interface MemberGift {
  /** `level:<rank>`, `month:<yyyy-MM>`, `birthday:<yyyy>`: each is given once. */
  gift: string;
  occasion: GiftOccasion;
  rank: string;
  /** Minor units; 0: none. */
  bonusMinor: number;
  /** Hundredths of a point; 0: none. */
  points: number;
  /** How many times the bonus is staked. */
  turnover: number;
  /** The last day on which it can be claimed, `yyyy-MM-dd`; null: no day ends it. */
  until: string | null;
  claimedAt: Date | null;
}

/** Days for which what was claimed is told. */
const TOLD_DAYS = 90;

/** Between two birthday gifts lie at least so many days, whatever becomes of the birthday meanwhile. */
const BIRTHDAY_GAP_DAYS = 300;

/**
 * What a member's rank gives and gave: gifts of ranks that were reached, the month's, the birthday's, and what was claimed lately.
 * Whoever has a break from play is offered nothing new; what was reached before stays to be claimed.
 *
 * @param isOnBreak whether the member has a break from play
 */
export const readGifts = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
  { now, isOnBreak }: { now: Date; isOnBreak: boolean },
): Promise<MemberGift[]> => {
  const [kept, regular] = await Promise.all([
    readKept(database, merchant.id, memberId),
    isOnBreak ? [] : readRegular(database, merchant, memberId, now),
  ]);
  const had = new Set(kept.map(({ gift }) => gift));
  const lately = now.getTime() - TOLD_DAYS * 86_400_000;
  return [
    ...kept.filter(({ claimedAt }) => claimedAt === null || claimedAt.getTime() > lately),
    ...regular.filter(({ gift }) => !had.has(gift)),
  ];
};

const readKept = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<MemberGift[]> => {
  const { rows } = await sql<MemberGift>`
    select gift, split_part(gift, ':', 1) as occasion, rank, bonus_minor, points, turnover,
        null as until, claimed_at
      from rank_gift where merchant_id = ${merchantId} and member_id = ${memberId}
      order by claimed_at desc nulls first, offered_on, gift`.execute(database);
  return rows;
};

/** The gifts of this month and of a birthday that is or lately was, whether they were claimed or not. */
const readRegular = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
  now: Date,
): Promise<MemberGift[]> => {
  const step = await readRankStep(database, merchant, memberId);
  if (!step) return [];
  const { timeZone, ranks } = merchant.config;
  const today = dayIn(timeZone, now);
  const month = today.slice(0, 7);
  const offer = (
    occasion: GiftOccasion,
    { at, until, worth }: { at: string; until: string; worth: RankGift },
  ): MemberGift[] => {
    if (worth.bonusMinor === 0 && worth.points === 0) return [];
    const { bonusMinor, points } = worth;
    const facts = { rank: step.id, turnover: ranks.bonusTurnover, until, claimedAt: null };
    return [{ gift: `${occasion}:${at}`, occasion, bonusMinor, points: points * POINT, ...facts }];
  };
  const birthday = await readBirthday(database, merchant.id, memberId);
  const window = birthday.day && birthdayWindow(birthday.day, today, ranks.birthdayDays);
  const isDue =
    window && !(birthday.lastOn && birthday.lastOn > addDays(window.from, -BIRTHDAY_GAP_DAYS));
  return [
    ...offer('month', { at: month, until: lastOf(month), worth: step.monthly }),
    ...(isDue
      ? offer('birthday', { at: String(window.year), until: window.until, worth: step.birthday })
      : []),
  ];
};

const lastOf = (month: string): string =>
  addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);

/** The birthday that the profile says, which a member says once, and when the last gift for one was given. */
const readBirthday = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<{ day: string | null; lastOn: string | null }> => {
  const { rows } = await sql<{ day: string | null; lastOn: string | null }>`
    select nullif(m.profile ->> 'birthday', '') as day,
        (select to_char(max(g.offered_on), 'YYYY-MM-DD') from rank_gift g
          where g.merchant_id = m.merchant_id and g.member_id = m.id and g.gift like 'birthday:%') as last_on
      from member m where m.merchant_id = ${merchantId} and m.id = ${memberId}`.execute(database);
  return rows[0] ?? { day: null, lastOn: null };
};
