import type { GameType } from '#generated/merchant-config.ts';
import { currencyOf } from '../../people/access/member-types.ts';
import type { Bet } from '../../base/database/bet-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { callLedger } from '../../base/ledger/call-ledger.ts';
import { refusalAsValue } from '../../base/ledger/refusal-as-value.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { findPlayRefusal } from '../../people/protection/find-play-refusal.ts';
import { isSingleWallet } from '../../money/wallets/wallet-kinds.ts';
import { type BetName, type BetOutcome, readBet } from './bet.ts';

/** A stake that a vendor asks for. */
export interface NewBet extends BetName {
  gameType: GameType;
  stakeMinor: number;
  roundId?: string;
  nodeId?: number;
  /** Decimal odds, at most three decimals, where the game has any. */
  odds?: number;
  /** What is bet on, in one line. */
  pick?: string;
  /** When it was placed, for bets that are brought over from elsewhere; now when left out. */
  placedAt?: Date;
}

/**
 * Takes a stake and opens a bet. Where vendors have wallets of their own, the vendor's is asked first:
 * it pays the whole stake or nothing. Else own cash comes before bonus money.
 *
 * Refusals: `stake_invalid`, `insufficient_funds`, `bet_voided` (its rollback came first),
 * `bet_changed` (the vendor's number was used for another bet), `member_unknown`, `account_frozen`,
 * and those of player protection.
 */
export const placeBet = (
  database: Database,
  merchant: Merchant,
  asked: NewBet,
): Promise<BetOutcome> =>
  refusalAsValue(() => database.transaction().execute((tx) => placeBetWithin(tx, merchant, asked)));

/**
 * The same as a part of something larger.
 *
 * @throws {Refusal} with the same codes: the transaction then rolls back
 */
export const placeBetWithin = async (
  tx: OpenTransaction,
  merchant: Merchant,
  asked: NewBet,
): Promise<{ bet: Bet; replay: boolean }> => {
  if (!Number.isSafeInteger(asked.stakeMinor) || asked.stakeMinor < 1)
    throw new Refusal('stake_invalid');
  const member = await lockMember(tx, merchant.id, asked.memberId);
  if (!member) throw new Refusal('member_unknown');
  const known = await readBet(tx, merchant.id, asked);
  if (known) return { bet: sameBet(known, asked), replay: true };
  await refuseBuried(tx, merchant.id, asked);
  if (member.status !== 'active') throw new Refusal('account_frozen');
  const refused = await findPlayRefusal(tx, merchant, member.id, asked.stakeMinor);
  if (refused) throw new Refusal(refused.code, { details: refused.details ?? {} });
  const currency = currencyOf(merchant, member.type);
  return { bet: await takeStake(tx, merchant, { ...asked, currency }), replay: false };
};

const sameBet = (known: Bet, asked: NewBet): Bet => {
  if (known.memberId === asked.memberId && known.stakeMinor === asked.stakeMinor) return known;
  throw new Refusal('bet_changed');
};

const refuseBuried = async (
  tx: OpenTransaction,
  merchantId: number,
  { vendorCode, transactionId }: BetName,
): Promise<void> => {
  const tombstone = await tx
    .selectFrom('betTombstone')
    .select('createdAt')
    .where('merchantId', '=', merchantId)
    .where('vendorCode', '=', vendorCode)
    .where('transactionId', '=', transactionId)
    .executeTakeFirst();
  if (tombstone) throw new Refusal('bet_voided');
};

const takeStake = (
  tx: OpenTransaction,
  { id, config }: Merchant,
  asked: NewBet & { currency: string },
): Promise<Bet> => {
  const row = {
    member_id: asked.memberId,
    vendor_code: asked.vendorCode,
    transaction_id: asked.transactionId,
    round_id: asked.roundId,
    game_type: asked.gameType,
    node_id: asked.nodeId,
    currency: asked.currency,
    stake_minor: asked.stakeMinor,
    odds: asked.odds,
    pick: asked.pick,
    placed_at: asked.placedAt,
  };
  return callLedger(
    tx,
    sql<Bet>`select * from stake_bet(${id}, ${JSON.stringify(row)}::jsonb, ${!isSingleWallet(config)})`,
  );
};
