import { AGENT_KINDS } from '#domain/agents/agent-kinds.ts';
import { type SeededRandom, seededRandom } from '#catalogue/seeded-random.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { isSingleWallet } from '../../money/wallets/wallet-kinds.ts';
import { demoAmountMinor } from './demo-amounts.ts';
import { type OfferedGame, offeredGames } from './demo-bets.ts';
import { openDemoSeat } from './demo-members.ts';
import { payTeamDeposits } from './demo-team-deposits.ts';
import { demoTeam } from './demo-team-people.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** A year of history. */
const WEEKS = 52;
/** How likely a member of the team plays in a week, and how often then. */
const PLAYS_IN_WEEK = 0.55;
const MOST_BETS = 4;
/** What comes back for a stake of 1: 0.926 on the whole. */
const PAYOUTS = [0, 0, 0, 0, 0, 0, 1.4, 1.8, 2, 2.5, 2.5] as const;

/** Somebody of the team, and since when. */
interface TeamPlayer {
  id: number;
  joinedAt: Date;
}

/**
 * Gives the demo agent a team of five levels, a year of what they played and weeks of what they paid in, where the brand has
 * agents who open agents. Loading it again adds the weeks that have passed since.
 */
export const openDemoTeam = async (
  database: Database,
  merchant: Merchant,
  agentId: number,
  now: Date,
): Promise<void> => {
  if (!hasTeam(merchant)) return;
  const players = await database
    .transaction()
    .execute((tx) => openSeats(tx, merchant, agentId, now));
  const thisWeek = Math.floor(now.getTime() / WEEK_MS);
  const played = await lastPlayedWeek(database, merchant);
  const from = Math.max(thisWeek - WEEKS, played + 1);
  const weeks = Array.from({ length: Math.max(0, thisWeek - from + 1) }, (_, at) => from + at);
  for (const week of weeks) await playWeek(database, merchant, players, { week, now });
  await payTeamDeposits(database, merchant, players, { weeks, now });
};

/** Whether the brand has agents below its masters; else its agents invite members alone. */
const hasTeam = ({ config }: Merchant): boolean =>
  config.flags.AGENTPOLICY3 && config.agents.kinds.agent.enabled;

const openSeats = async (
  tx: OpenTransaction,
  merchant: Merchant,
  agentId: number,
  now: Date,
): Promise<TeamPlayer[]> => {
  const ids = new Map<string, number>();
  for (const { username, kind, upline, joinedDaysAgo } of demoTeam) {
    const id = await openDemoSeat(tx, merchant, {
      username,
      type: kind === null ? 0 : AGENT_KINDS[kind].type,
      uplineId: upline === null ? agentId : (ids.get(upline) ?? agentId),
      registeredAt: new Date(now.getTime() - joinedDaysAgo * DAY_MS),
      dollars: kind === null ? 5_000 : 0,
    });
    ids.set(username, id);
  }
  return readPlayers(tx, merchant, [...ids.values()]);
};

/** The members of the team, without its agents. */
const readPlayers = async (
  tx: OpenTransaction,
  merchant: Merchant,
  ids: readonly number[],
): Promise<TeamPlayer[]> => {
  const rows = await tx
    .selectFrom('member')
    .select(['id', 'registeredAt'])
    .where('merchantId', '=', merchant.id)
    .where('id', 'in', ids)
    .where('type', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map(({ id, registeredAt }) => ({ id, joinedAt: registeredAt }));
};

/** The last week that was played, the present one as far as it has come, counted from 1970; 0: none. */
const lastPlayedWeek = async (database: Database, { id }: Merchant): Promise<number> => {
  const { rows } = await sql<{ week: number | null }>`
    select max(split_part(round_id, '-', 3)::int) as week from bet
      where merchant_id = ${id} and round_id like 'demo-team-%'`.execute(database);
  return rows[0]?.week ?? 0;
};

const playWeek = async (
  database: Database,
  merchant: Merchant,
  players: readonly TeamPlayer[],
  { week, now }: { week: number; now: Date },
): Promise<void> => {
  const games = offeredGames(merchant);
  if (games.length === 0) return;
  const random = seededRandom(`team:${merchant.code}:${week}`);
  const bets = players.flatMap(({ id, joinedAt }) => {
    const plays = random.chance(PLAYS_IN_WEEK) ? random.whole(1, MOST_BETS) : 0;
    return Array.from({ length: plays }, (_, at) =>
      drawBet(merchant, { random, games, week, memberId: id, at }),
    ).filter((bet) => new Date(bet.placed_at) > joinedAt && new Date(bet.settled_at) < now);
  });
  await playBets(database, merchant, bets);
};

const drawBet = (
  { id, config }: Merchant,
  {
    random,
    games,
    week,
    memberId,
    at,
  }: {
    random: SeededRandom;
    games: readonly OfferedGame[];
    week: number;
    memberId: number;
    at: number;
  },
) => {
  const { gameType, vendorCode, nodeId } = random.pick(games);
  const placedAt = new Date(week * WEEK_MS + random.whole(0, WEEK_MS - DAY_MS / 24));
  const stakeMinor = demoAmountMinor(random.whole(4, 40), config.currency);
  return {
    merchant_id: id,
    member_id: memberId,
    vendor_code: vendorCode,
    transaction_id: `demo-team-${week}-${memberId}-${at}`,
    round_id: `demo-team-${week}`,
    game_type: gameType,
    node_id: nodeId,
    currency: config.currency,
    stake_minor: stakeMinor,
    placed_at: placedAt.toISOString(),
    payout_minor: Math.round(stakeMinor * random.pick(PAYOUTS)),
    settled_at: new Date(placedAt.getTime() + random.whole(20, 150) * 1000).toISOString(),
  };
};

/** Places and settles bets of the past in one statement: a year is several hundred of them. */
const playBets = async (
  database: Database,
  { id, config }: Merchant,
  bets: readonly ReturnType<typeof drawBet>[],
): Promise<void> => {
  const { bonusDays, turnover } = config.withdrawals;
  await database.transaction().execute((tx) =>
    sql`select settle_bet(${id},
        (stake_bet(${id}, a.row, ${!isSingleWallet(config)})).id,
        (a.row ->> 'payout_minor')::bigint, null, (a.row ->> 'settled_at')::timestamptz,
        (${JSON.stringify(turnover.contributions)}::jsonb ->> (a.row ->> 'game_type'))::numeric,
        ${turnover.minimumOdds}, ${bonusDays})
      from jsonb_array_elements(${JSON.stringify(bets)}::jsonb) a (row)`.execute(tx),
  );
};
