import { birthdayWindows } from '#domain/birthday-window.ts';
import { addDays, dayIn } from '#domain/date-presets.ts';
import { momentOf } from '#domain/lottery/zoned-time.ts';
import type { RankGift, RankStep } from '#generated/merchant-config.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { GiftOccasion } from './gift-title.ts';
import { POINT } from './point.ts';
import type { MemberGift } from './member-gift.ts';
import { readRank } from './read-rank.ts';

/** Between two birthday gifts lie at least so many days, whatever becomes of the birthday meanwhile. */
const BIRTHDAY_GAP_DAYS = 300;

/** What the regular gifts of a member follow from. */
interface GiftFacts {
  /** `yyyy-MM-dd`; null while it is not told. A member says it once. */
  birthday: string | null;
  /** The days from which earlier birthday gifts could be claimed. */
  birthdayGiftsOn: string[];
  /** When the break from play began in which the member is, or was until lately; null: there is none. */
  beganAt: Date | null;
  /** Until when what had to be claimed within it waits; null: it has no end yet. */
  waitsUntil: Date | null;
  /** The rank when the break began; null when it has not changed since. */
  rankThen: string | null;
}

/** A gift whose worth a step of the ladder tells. */
interface Occasion {
  occasion: Exclude<GiftOccasion, 'level'>;
  at: string;
  from: string;
  /** The last day on which it can be claimed, if no break is in the way. */
  until: string;
}

/**
 * The gifts of this month and of a birthday that is or lately was, whether they were claimed or not. What had to be claimed within
 * a break from play waits until some days after it (`break_span`), worth what the lower of the ranks then and now gives.
 * While the break lasts, what came to be within it is not offered.
 */
export const readRegularGifts = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
  { now, isOnBreak }: { now: Date; isOnBreak: boolean },
): Promise<MemberGift[]> => {
  const rank = await readRank(database, merchant, memberId);
  const { steps } = merchant.config.ranks;
  const held = steps.findIndex(({ id }) => id === rank);
  const facts = held < 0 ? null : await readGiftFacts(database, merchant.id, memberId);
  if (!facts) return [];
  const { timeZone } = merchant.config;
  const today = dayIn(timeZone, now);
  const from = facts.beganAt === null ? today : dayIn(timeZone, facts.beganAt);
  const then = steps.findIndex(({ id }) => id === facts.rankThen);
  const waiting = steps[then < 0 ? held : Math.min(then, held)];
  return occasionsOf(merchant, facts, { from, to: isOnBreak ? from : today }).flatMap((each) => {
    const isPast = each.until < today;
    const step = isPast ? waiting : steps[held];
    if (!step) return [];
    const ends = momentOf(addDays(each.until, 1), 0, timeZone);
    return giftOf(merchant, step, each, latest(ends, facts));
  });
};

/** Of the end of a gift and the end of the wait for a break the later one; null while the break has none. */
const latest = (ends: Date, { beganAt, waitsUntil }: GiftFacts): Date | null => {
  if (beganAt === null) return ends;
  return waitsUntil && (waitsUntil > ends ? waitsUntil : ends);
};

/** Months and birthdays that can be claimed on a day of a time; both days belong to it. */
const occasionsOf = (
  { config }: Merchant,
  { birthday, birthdayGiftsOn }: GiftFacts,
  time: { from: string; to: string },
): Occasion[] => {
  const windows = birthday ? birthdayWindows(birthday, time, config.ranks.birthdayDays) : [];
  const isDue = (from: string) =>
    birthdayGiftsOn.every(
      (on) => on <= addDays(from, -BIRTHDAY_GAP_DAYS) || on >= addDays(from, BIRTHDAY_GAP_DAYS),
    );
  return [
    ...monthsOf(time).map((month): Occasion => {
      const occasion = 'month';
      return { occasion, at: month, from: `${month}-01`, until: lastOf(month) };
    }),
    ...windows
      .filter(({ from }) => isDue(from))
      .map(({ year, from, until }): Occasion => {
        return { occasion: 'birthday', at: String(year), from, until };
      }),
  ];
};

/** The months of a time, `yyyy-MM`, the latest first. */
const monthsOf = ({ from, to }: { from: string; to: string }): string[] => {
  const months: string[] = [];
  for (
    let day = to;
    day.slice(0, 7) >= from.slice(0, 7);
    day = addDays(`${day.slice(0, 7)}-01`, -1)
  )
    months.push(day.slice(0, 7));
  return months;
};

const lastOf = (month: string): string =>
  addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);

const giftOf = (
  { config }: Merchant,
  step: RankStep,
  { occasion, at, from }: Occasion,
  endsAt: Date | null,
): MemberGift[] => {
  const worth: RankGift = occasion === 'month' ? step.monthly : step.birthday;
  if (worth.bonusMinor === 0 && worth.points === 0) return [];
  return [
    {
      gift: `${occasion}:${at}`,
      occasion,
      rank: step.id,
      bonusMinor: worth.bonusMinor,
      points: worth.points * POINT,
      turnover: config.ranks.bonusTurnover,
      offeredOn: from,
      endsAt,
      claimedAt: null,
    },
  ];
};

const readGiftFacts = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<GiftFacts | null> => {
  const { rows } = await sql<GiftFacts>`
    select nullif(m.profile ->> 'birthday', '') as birthday,
        array(select to_char(g.offered_on, 'YYYY-MM-DD') from rank_gift g
          where g.merchant_id = m.merchant_id and g.member_id = m.id
            and g.gift like 'birthday:%') as birthday_gifts_on,
        rest.began_at, nullif(rest.waits_until, 'infinity') as waits_until,
        (select c.from_rank from rank_change c
          where c.merchant_id = m.merchant_id and c.member_id = m.id and c.changed_at > rest.began_at
          order by c.id limit 1) as rank_then
      from member m left join lateral break_span(m.merchant_id, m.id) rest on true
      where m.merchant_id = ${merchantId} and m.id = ${memberId}`.execute(database);
  return rows[0] ?? null;
};
