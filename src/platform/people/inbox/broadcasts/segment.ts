import { isSupportedCountry } from 'libphonenumber-js';
import { sql } from '../../../base/database/sql.ts';

/** A part of a brand's members; each condition that is there must hold. */
export interface Segment {
  /** Ranks of the brand's ladder, by their ids. */
  ranks?: string[];
  /** ISO 3166-1 alpha-2, as `readCountries` knows them. */
  countries?: string[];
  /** Signed in within so many days. */
  seenDays?: number;
  /** Not signed in for so many days. */
  unseenDays?: number;
  /** Cash in minor units, from and to. */
  balanceFromMinor?: number;
  balanceToMinor?: number;
  /** Has a part in this promotion. */
  promotion?: string;
  /** One member alone. */
  memberId?: number;
}

/** Why a segment cannot be read, in words for who wrote it. */
export class SegmentError extends Error {}

const MOST_DAYS = 3660;

const daysOf = (name: string, text: string): number => {
  const days = Number(text);
  if (/^\d+$/.test(text) && days >= 1 && days <= MOST_DAYS) return days;
  throw new SegmentError(`${name} takes a whole number of days from 1 to ${MOST_DAYS}.`);
};

const countriesOf = (text: string): string[] => {
  const countries = text.split('|').map((each) => each.toUpperCase());
  const unknown = countries.find((each) => !isSupportedCountry(each));
  if (unknown === undefined) return countries;
  throw new SegmentError(`“${unknown}” is no ISO 3166-1 code of a country.`);
};

/** What each condition of a written segment means. */
const CONDITIONS: Record<
  string,
  (text: string, amountOf: (text: string) => number | null) => Segment
> = {
  country: (text) => ({ countries: countriesOf(text) }),
  rank: (text) => ({ ranks: text.split('|') }),
  seen: (text) => ({ seenDays: daysOf('seen', text) }),
  unseen: (text) => ({ unseenDays: daysOf('unseen', text) }),
  'balance-from': (text, amountOf) => ({ balanceFromMinor: minorOf(text, amountOf) }),
  'balance-to': (text, amountOf) => ({ balanceToMinor: minorOf(text, amountOf) }),
  promotion: (text) => ({ promotion: text }),
};

const minorOf = (text: string, amountOf: (text: string) => number | null): number => {
  const minor = amountOf(text);
  if (minor !== null) return minor;
  throw new SegmentError(`“${text}” is no amount; write it as 12.50.`);
};

/** The names of the conditions, for whoever writes one. */
export const segmentConditions = Object.keys(CONDITIONS);

/**
 * Reads a segment: `all`, or conditions such as `country=MM|TH,seen=30,balance-from=10.00`.
 *
 * @param amountOf reads an amount of the brand's currency as minor units; null when it is none
 * @throws {SegmentError}
 */
export const parseSegment = (text: string, amountOf: (text: string) => number | null): Segment => {
  if (text === 'all') return {};
  const segment: Segment = {};
  for (const part of text.split(',')) {
    const [name = '', ...rest] = part.trim().split('=');
    const read = CONDITIONS[name];
    const value = rest.join('=');
    if (!read || value === '')
      throw new SegmentError(
        `“${part}” is no condition. Write all, or some of ${segmentConditions.join(', ')}, each with =, a comma between.`,
      );
    Object.assign(segment, read(value, amountOf));
  }
  return segment;
};

/** The conditions but that of countries, which follow from no column, as SQL over a row `m` of member. */
export const segmentCondition = (segment: Segment) => {
  const { ranks, seenDays, unseenDays, balanceFromMinor, balanceToMinor, promotion } = segment;
  const { memberId } = segment;
  const parts = [sql`true`];
  if (memberId !== undefined) parts.push(sql`m.id = ${memberId}`);
  if (ranks) parts.push(sql`${rank} = any(${ranks}::text[])`);
  if (seenDays !== undefined)
    parts.push(sql`m.last_login_at >= now() - make_interval(days => ${seenDays})`);
  if (unseenDays !== undefined)
    parts.push(
      sql`coalesce(m.last_login_at, m.registered_at) < now() - make_interval(days => ${unseenDays})`,
    );
  if (balanceFromMinor !== undefined) parts.push(sql`${cash} >= ${balanceFromMinor}`);
  if (balanceToMinor !== undefined) parts.push(sql`${cash} <= ${balanceToMinor}`);
  if (promotion !== undefined)
    parts.push(sql`exists (select from promotion_entry e where e.merchant_id = m.merchant_id
      and e.promotion_id = ${promotion} and e.member_id = m.id)`);
  return sql.join(parts, sql` and `);
};

/** Who never left the first step of a ladder has no row. */
const rank = sql`(select coalesce(r.rank, s.rank) from rank_step s
  left join rank_member r on r.merchant_id = s.merchant_id and r.member_id = m.id
  where s.merchant_id = m.merchant_id and s.level = 0)`;

const cash = sql`(select coalesce(sum(a.balance), 0) from account a
  where a.merchant_id = m.merchant_id and a.member_id = m.id and a.kind = 'cash')`;
