import type { Ranks, RankStep } from '#generated/merchant-config.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readStanding } from '#platform/money/ranks/read-standing.ts';
import { runRanks } from '#platform/money/ranks/run-ranks.ts';
import type { OpenedMember } from './members.ts';
import type { buildMerchant } from './merchant.ts';
import { playRound } from './money.ts';
import { pointsMerchant, startPointsFixture } from './points.ts';

/** A zone in which it is about noon: a test that counts days does not meet a midnight. */
const noonZone = (): string => {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
};

/** A step of a ladder, in plain points. */
export const rank = (id: string, points: number, more: Partial<RankStep> = {}): RankStep => ({
  id,
  name: { en: id.toUpperCase(), my: `${id} my` },
  points,
  levelUp: { bonusMinor: 0, points: 0 },
  monthly: { bonusMinor: 0, points: 0 },
  birthday: { bonusMinor: 0, points: 0 },
  rebatePercent: 0,
  feeOffPercent: 0,
  ...more,
});

/** A brand of points with a short ladder: bronze 0, silver 100, gold 300, diamond 600; kept for ten days, told three before. */
export const rankMerchant = (
  code: string,
  ranks: Partial<Ranks> = {},
  config: Parameters<typeof buildMerchant>[1] = {},
) =>
  pointsMerchant(
    code,
    {},
    {
      timeZone: noonZone(),
      ranks: {
        enabled: true,
        keepDays: 10,
        noticeDays: 3,
        steps: [
          rank('bronze', 0),
          rank('silver', 100),
          rank('gold', 300, { keepPoints: 200 }),
          rank('diamond', 600),
        ],
        ...ranks,
      },
      ...config,
    },
  );

/** A platform whose bets earn points and ranks, and hands to let days pass. */
export const startRankFixture = async (
  brands: ReturnType<typeof buildMerchant>[],
  options: Parameters<typeof startPointsFixture>[1] = {},
) => {
  const points = await startPointsFixture(brands, options);
  const { database, merchants } = points;
  const [merchant] = merchants;
  if (!merchant) throw new Error('a fixture has a brand');
  const of = ({ merchantId }: Pick<OpenedMember, 'merchantId'>) => {
    const found = merchants.find(({ id }) => id === merchantId);
    if (!found) throw new Error(`no merchant ${merchantId}`);
    return found;
  };

  /** Bets so many points' worth, all lost at once; returns the bet. */
  const play = (member: OpenedMember, worth: number): Promise<string> =>
    playRound(database, of(member), member.memberId, { stakeMinor: worth * 100 });

  const earn = async (member: OpenedMember, worth: number): Promise<string> => {
    const bet = await play(member, worth);
    await points.follow();
    return bet;
  };

  const standing = (member: OpenedMember) => readStanding(database, of(member), member.memberId);

  /** One look of the job at the clock. */
  const look = () => runRanks({ database, merchants: () => merchants }, new Date());

  /** Lets days pass for a member: everything that happened was so many days earlier. */
  const daysPass = async ({ merchantId, memberId }: OpenedMember, days: number): Promise<void> => {
    const where = sql`where merchant_id = ${merchantId} and member_id = ${memberId}`;
    // In two strides, so that no two days meet on the way.
    for (const by of [100_000, days - 100_000])
      await sql`update points_record set day = day - ${by}::int ${where} and day is not null`.execute(
        database,
      );
    await sql`update rank_member set risen_on = risen_on - ${days}::int,
        hold_from = hold_from - ${days}::int, held_until = held_until - ${days}::int,
        base_on = base_on - ${days}::int, noticed_until = noticed_until - ${days}::int ${where}`.execute(
      database,
    );
    await sql`update rank_gift set offered_on = offered_on - ${days}::int ${where}`.execute(
      database,
    );
  };

  /** The same with the job looking on every one of them. */
  const liveDays = async (member: OpenedMember, days: number): Promise<void> => {
    for (let day = 0; day < days; day += 1) {
      await daysPass(member, 1);
      await look();
    }
  };

  /** The templates of what a member was told of ranks, the oldest first. */
  const told = async ({ merchantId, memberId }: OpenedMember): Promise<string[]> => {
    const { rows } = await sql<{ template: string }>`
      select template from inbox_message where merchant_id = ${merchantId}
        and member_id = ${memberId} and kind = 'rank' order by id`.execute(database);
    return rows.map(({ template }) => template);
  };

  return { ...points, merchant, play, earn, standing, look, daysPass, liveDays, told };
};

export type RankFixture = Awaited<ReturnType<typeof startRankFixture>>;
