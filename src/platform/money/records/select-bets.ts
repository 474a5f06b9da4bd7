import type { BetState } from '#domain/bet-state.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { isWrittenSince } from '../../base/partitions/written-since.ts';
import { endOf, type RecordRange, startOf } from './read-range.ts';

/** Whose bets, and which of them. */
export interface BetChoice {
  merchantId: number;
  memberId: number;
  range: RecordRange;
  gameType?: GameType | undefined;
  state?: BetState | undefined;
}

/** What a bet has brought its member: what the house kept of a payout is none of it. */
const broughtMinor = sql<number>`(bet.payout_minor - bet.kept_payout_minor)`;

/** What the member is told of a bet, as a condition on its row. */
export const betStateConditions: Record<BetState, ReturnType<typeof sql<boolean>>> = {
  open: sql<boolean>`bet.status = 'open'`,
  won: sql<boolean>`bet.status = 'settled' and ${broughtMinor} > bet.stake_minor`,
  lost: sql<boolean>`bet.status = 'settled' and ${broughtMinor} < bet.stake_minor`,
  push: sql<boolean>`bet.status = 'settled' and ${broughtMinor} = bet.stake_minor`,
  void: sql<boolean>`bet.status = 'void'`,
};

/** Ahead of UTC no day begins earlier. */
const MOST_AHEAD_MS = 14 * 60 * 60_000;

/** A moment that is not after the beginning of the range, whatever its time zone. */
const aheadOf = ({ from }: RecordRange): Date => new Date(Date.parse(from) - MOST_AHEAD_MS);

/** The chosen bets of one member by the moment at which they were placed, in no order yet. */
export const selectBets = (database: Database, choice: BetChoice) => {
  const { merchantId, memberId, range, gameType, state } = choice;
  return database
    .selectFrom('bet')
    .where('bet.merchantId', '=', merchantId)
    .where('bet.memberId', '=', memberId)
    .where('bet.placedAt', '>=', startOf(range))
    .where(isWrittenSince(aheadOf(range)))
    .where('bet.placedAt', '<', endOf(range))
    .$if(gameType !== undefined, (query) => query.where('bet.gameType', '=', gameType ?? 'RNG'))
    .$if(state !== undefined, (query) => query.where(betStateConditions[state ?? 'open']));
};

/** What some bets come to; what was taken back counts 0. */
export interface BetSums {
  rows: number;
  stakeMinor: number;
  payoutMinor: number;
  validBetMinor: number;
}

/**
 * How many there are and their sums.
 *
 * @param most rows that are looked at; of more there is no sum: one row more than this is told. Left out, all are summed up,
 *   by the days that are counted (`count-day-sums.ts`) and what has happened since
 */
export const sumBets = (database: Database, choice: BetChoice, most?: number): Promise<BetSums> =>
  most === undefined ? sumByDay(database, choice) : sumOneByOne(database, choice, most);

const sumByDay = async (
  database: Database,
  { merchantId, memberId, range, gameType, state }: BetChoice,
): Promise<BetSums> => {
  const { rows } = await sql<BetSums>`
    select s.bets as rows, s.stake_minor, s.payout_minor, s.valid_minor as valid_bet_minor
      from bet_sums(${merchantId}, ${memberId}, ${range.timeZone}, ${range.from}::date, ${range.to}::date,
        ${gameType ?? null}, ${state ?? null}) s`.execute(database);
  const [sums] = rows;
  if (!sums) throw new Error('bet_sums gave no row');
  return sums;
};

/** Looks at each of them, up to one more than `most` where that is given. */
export const sumOneByOne = (database: Database, choice: BetChoice, most?: number) => {
  const chosen = selectBets(database, choice)
    .select(['bet.status', 'bet.stakeMinor', broughtMinor.as('payoutMinor'), 'bet.validMinor'])
    .$if(most !== undefined, (query) => query.limit((most ?? 0) + 1));
  return database
    .selectFrom(chosen.as('bet'))
    .select([
      sql<number>`count(*)`.as('rows'),
      sql<number>`coalesce(sum(bet.stake_minor) filter (where bet.status <> 'void'), 0)::bigint`.as(
        'stakeMinor',
      ),
      sql<number>`coalesce(sum(bet.payout_minor) filter
        (where bet.status = 'settled'), 0)::bigint`.as('payoutMinor'),
      sql<number>`coalesce(sum(bet.valid_minor) filter
        (where bet.status = 'settled'), 0)::bigint`.as('validBetMinor'),
    ])
    .executeTakeFirstOrThrow();
};
