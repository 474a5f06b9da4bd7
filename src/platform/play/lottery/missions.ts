import { claimMission, type MissionSummary, missionSummary } from '#api/lottery-missions.ts';
import { claimableWindows, type WindowDays, windowOf } from '#domain/lottery/mission-windows.ts';
import { momentOf } from '#domain/lottery/zoned-time.ts';
import type { Lottery as LotterySettings } from '#generated/merchant-config.ts';
import { bonusTitle } from '../../money/bonuses/bonus-title.ts';
import { grantBonus } from '../../money/bonuses/grant-bonus.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { sql } from '../../base/database/sql.ts';
import { handle, type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { todayAt } from '../../money/rebates/settle-rebates.ts';

/** What a member's settled tickets of some days come to; tickets that were taken back are none. */
interface LotteryFigures {
  tickets: number;
  draws: number;
  stakeMinor: number;
  payoutMinor: number;
  validBetMinor: number;
}

/** Adds up what was settled within some days of the brand's time zone. */
const readFigures = async (
  database: Database | OpenTransaction,
  { id, config }: Merchant,
  memberId: number,
  { from, until }: WindowDays,
): Promise<LotteryFigures> => {
  const { rows } = await sql<LotteryFigures>`
    select count(*)::int as tickets,
        count(distinct (t.game_code, t.issue_no))::int as draws,
        coalesce(sum(b.stake_minor), 0)::bigint as "stakeMinor",
        coalesce(sum(b.payout_minor), 0)::bigint as "payoutMinor",
        coalesce(sum(b.valid_minor), 0)::bigint as "validBetMinor"
      from bet b
      join lottery_ticket t on t.merchant_id = b.merchant_id and t.id = b.id
      where b.merchant_id = ${id} and b.member_id = ${memberId} and b.status = 'settled'
        and b.settled_at >= ${from}::date::timestamp at time zone ${config.timeZone}
        and b.settled_at < ${until}::date::timestamp at time zone ${config.timeZone}`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error('the figures answered no row');
  return row;
};

/** How many tickets of a member wait for their draw. */
const countOpenTickets = async (
  database: Database,
  merchantId: number,
  memberId: number,
): Promise<number> => {
  const { count } = await database
    .selectFrom('lotteryTicket as t')
    .innerJoin('bet', (join) =>
      join.onRef('bet.merchantId', '=', 't.merchantId').onRef('bet.id', '=', 't.id'),
    )
    .where('t.merchantId', '=', merchantId)
    .where('t.memberId', '=', memberId)
    .where('bet.status', '=', 'open')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

type Mission = LotterySettings['missions'][number];

const progressOf = ({ metric }: Mission, figures: LotteryFigures): number =>
  ({ tickets: figures.tickets, draws: figures.draws, validBet: figures.validBetMinor })[metric];

/** First days of the windows for which a member has taken a mission's bonus. */
const readClaims = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ missionId: string; from: string }>`
    select mission_id as "missionId", to_char(window_from, 'YYYY-MM-DD') as "from"
      from lottery_mission_claim where merchant_id = ${merchantId} and member_id = ${memberId}
        and window_from > current_date - 30`.execute(database);
  return new Set(rows.map(({ missionId, from }) => `${missionId} ${from}`));
};

/** The oldest window of a mission that is fulfilled and not claimed; null when there is none. */
const findClaimable = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
  mission: Mission,
): Promise<WindowDays | null> => {
  const claims = await readClaims(database, merchant.id, memberId);
  for (const days of claimableWindows(mission.window, todayAt(merchant))) {
    if (claims.has(`${mission.id} ${days.from}`)) continue;
    const figures = await readFigures(database, merchant, memberId, days);
    if (progressOf(mission, figures) >= mission.target) return days;
  }
  return null;
};

const stateOf = (claimable: boolean, taken: boolean): 'open' | 'claimable' | 'claimed' => {
  if (claimable) return 'claimable';
  return taken ? 'claimed' : 'open';
};

/** How far a member is with each of the brand's missions. */
export const readMissions = (
  database: Database,
  merchant: Merchant,
  memberId: number,
): Promise<MissionSummary['missions']> => {
  const today = todayAt(merchant);
  return Promise.all(
    merchant.config.lottery.missions.map(async (mission) => {
      const days = windowOf(mission.window, today);
      const figures = await readFigures(database, merchant, memberId, days);
      const claims = await readClaims(database, merchant.id, memberId);
      const claimable = await findClaimable(database, merchant, memberId, mission);
      return {
        ...mission,
        progress: progressOf(mission, figures),
        state: stateOf(claimable !== null, claims.has(`${mission.id} ${days.from}`)),
        endsAt: momentOf(days.until, 0, merchant.config.timeZone).toISOString(),
      };
    }),
  );
};

/** The member's lottery figures of today, and how far the brand's missions are. */
export const missionSummaryHandler = handle(
  missionSummary,
  async (_input, { database, merchant, session }) => {
    const { memberId } = session;
    const today = windowOf('day', todayAt(merchant));
    const { draws: _draws, ...figures } = await readFigures(database, merchant, memberId, today);
    return {
      currency: merchant.config.currency,
      today: {
        ...figures,
        openTickets: await countOpenTickets(database, merchant.id, memberId),
      },
      missions: await readMissions(database, merchant, memberId),
    };
  },
);

/** Grants the bonus of the oldest window that is fulfilled and not claimed. */
export const claimMissionHandler = handle(
  claimMission,
  async ({ id }, { database, merchant, session }) => ({
    bonusMinor: await database.transaction().execute(async (tx) => {
      const member = await lockMember(tx, merchant.id, session.memberId);
      if (member?.status !== 'active') throw new Refusal('account_frozen');
      return claimMissionBonus(tx, merchant, member.id, id);
    }),
  }),
);

/**
 * Grants the bonus of the oldest window of a mission that is fulfilled and not claimed. The member must be
 * locked.
 *
 * @returns the bonus in minor units
 * @throws {Refusal} `mission_unknown`, `mission_unfulfilled`
 */
export const claimMissionBonus = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  id: string,
): Promise<number> => {
  const mission = merchant.config.lottery.missions.find((each) => each.id === id);
  if (!mission) throw new Refusal('mission_unknown');
  const days = await findClaimable(tx, merchant, memberId, mission);
  if (!days) throw new Refusal('mission_unfulfilled');
  await tx
    .insertInto('lotteryMissionClaim')
    .values({ merchantId: merchant.id, memberId, missionId: id, windowFrom: days.from })
    .execute();
  const granted = await grantBonus(tx, merchant, {
    memberId,
    amountMinor: mission.bonusMinor,
    key: `lottery-mission:${id}:${days.from}:${memberId}`,
    title: bonusTitle('lotteryMission'),
  });
  if (!granted.ok) throw new Error(`the bonus of mission ${id} was refused: ${granted.code}`);
  return mission.bonusMinor;
};
