import { bonusDetails } from '#api/bonuses.ts';
import { claimMission, missions } from '#api/missions.ts';
import { races } from '#api/races.ts';
import { promotionStandings } from '#api/promotions.ts';
import type { GameType } from '#generated/merchant-config.ts';
import type {
  MissionSet,
  Promotion,
  PromotionMechanic,
  Race,
} from '#generated/merchant-content.ts';
import { sql } from '#platform/base/database/sql.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { missionsFollower } from '#platform/play/contests/missions-follower.ts';
import { racesFollower } from '#platform/play/contests/races-follower.ts';
import { followUntilNow } from './follow-until-now.ts';
import { openMember, type OpenedMember } from './members.ts';
import { buildMerchant, type TestMerchant } from './merchant.ts';
import { openMerchant } from './money.ts';
import { startTestPlatform } from './platform.ts';
import { promotionOf } from './promotion-of.ts';
import { quietZone } from './quiet-zone.ts';

type SetMission = MissionSet['missions'][number];

/** A set with these missions. */
export const missionSet = (
  list: (Partial<SetMission> & Pick<SetMission, 'id' | 'metric'>)[],
  change: Partial<MissionSet> = {},
): MissionSet => ({
  kind: 'missionSet',
  missions: list.map((each) => ({
    window: 'day',
    target: 3,
    ...(each.points === undefined && { amountMinor: 500 }),
    ...each,
  })),
  turnover: 2,
  budgetMinor: 1_000_000_000,
  ...change,
});

/** A race of this week with two prizes of cash. */
export const race = (change: Partial<Race> = {}): Race => ({
  kind: 'race',
  every: 'week',
  leastMinor: 10_000,
  prizesMinor: [5000, 2000],
  turnover: 0,
  budgetMinor: 1_000_000_000,
  ...change,
});

/** A brand with these promotions; no day of it begins, and so no week or month, while a test runs. */
export const contestMerchant = (
  code: string,
  promotions: Record<string, [PromotionMechanic, Partial<Promotion>?]>,
  config: Parameters<typeof buildMerchant>[1] = {},
): TestMerchant =>
  buildMerchant(
    code,
    { timeZone: quietZone(), ...config },
    {
      promotions: Object.entries(promotions).map(([id, [mechanic, more]]) =>
        promotionOf(id, mechanic, more),
      ),
    },
  );

/** A round that was played. */
export interface PlayedBet {
  memberId: number;
  vendorCode: string;
  transactionId: string;
}

interface Round {
  stakeMinor?: number;
  payoutMinor?: number;
  gameType?: GameType;
  nodeId?: number;
}

/** A platform without its jobs, and hands to play, follow and claim. */
export const startContestFixture = async (brands: TestMerchant[]) => {
  const platform = await startTestPlatform(brands, { jobs: false });
  const { database } = platform;
  const opened = await Promise.all(brands.map((brand) => openMerchant(database, brand)));
  const [merchant] = opened;
  if (!merchant) throw new Error('a fixture has a brand');
  let count = 0;

  const newMember = (type = 0, code = merchant.code): Promise<OpenedMember> => {
    count += 1;
    const username = `racer${count}`;
    return openMember(platform, code, { username, type, cashMinor: 100_000_000 });
  };

  const play = async (
    { memberId, merchantId }: Pick<OpenedMember, 'memberId' | 'merchantId'>,
    { stakeMinor = 10_000, payoutMinor = 0, gameType = 'RNG', nodeId = 1001 }: Round = {},
  ): Promise<PlayedBet> => {
    count += 1;
    const name = { memberId, vendorCode: 'TESTER', transactionId: `round ${count}` };
    const brand = opened.find(({ id }) => id === merchantId) ?? merchant;
    const placed = await placeBet(database, brand, { ...name, gameType, stakeMinor, nodeId });
    if (!placed.ok) throw new Error(`no bet: ${placed.code}`);
    const settled = await settleBet(database, brand, { ...name, payoutMinor });
    if (!settled.ok) throw new Error(`not settled: ${settled.code}`);
    return name;
  };

  const takeBack = async (bet: PlayedBet): Promise<void> => {
    const voided = await voidBet(database, merchant, bet);
    if (!voided.ok) throw new Error(`not taken back: ${voided.code}`);
  };

  /** Follows everything that has ended by now. */
  const follow = async (): Promise<void> => {
    const log = {
      error: (facts: unknown) => void Promise.reject(new Error(JSON.stringify(facts))),
    };
    await followUntilNow({ database, log }, [missionsFollower, racesFollower]);
  };

  const missionsOf = async (member: OpenedMember) => {
    const answer = await platform.call(member, missions, { language: 'en' });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.missions;
  };

  const mission = async (member: OpenedMember, id: string) =>
    (await missionsOf(member)).find((each) => each.id === id);

  const claim = (member: OpenedMember, awardId: number | null | undefined) =>
    platform.call(member, claimMission, { awardId: awardId ?? 999_999 });

  const board = async (member: { host: string; token?: string }, promotionId: string) => {
    const answer = await platform.call(member, races, { language: 'en' });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.races.find((each) => each.promotionId === promotionId);
  };

  const standing = async (member: OpenedMember, id: string) => {
    const answer = await platform.call(member, promotionStandings);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.find((each) => each.id === id);
  };

  const bonuses = async (member: OpenedMember) => {
    const answer = await platform.call(member, bonusDetails, {});
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.list.map((each) => [each.title, each.amountMinor, each.requiredMinor]);
  };

  const committedMinor = async (id: string) => {
    const row = await database
      .selectFrom('promotionState')
      .select('committedMinor')
      .where('merchantId', '=', merchant.id)
      .where('promotionId', '=', id)
      .executeTakeFirst();
    return row?.committedMinor;
  };

  /** Ends a promotion's race at this moment. */
  const endRace = (promotionId: string) =>
    sql`update race set ends_at = now() where merchant_id = ${merchant.id}
      and promotion_id = ${promotionId} and state = 'RUNNING'`.execute(database);

  /** Gives a member a pause, or what else is chosen. */
  const choose = (member: OpenedMember, column: string, value: string) =>
    sql`insert into protection_choice (merchant_id, member_id, ${sql.ref(column)})
      values (${member.merchantId}, ${member.memberId}, ${sql.raw(value)})
      on conflict (merchant_id, member_id) do update
        set ${sql.ref(column)} = excluded.${sql.ref(column)}`.execute(database);

  const hands = { newMember, play, takeBack, follow, missionsOf, mission, claim, board, standing };
  return { platform, merchant, database, ...hands, bonuses, committedMinor, endRace, choose };
};

export type ContestFixture = Awaited<ReturnType<typeof startContestFixture>>;
