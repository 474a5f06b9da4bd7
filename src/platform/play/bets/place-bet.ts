import type { GameType } from '#generated/merchant-config.ts';
import { currencyOf } from '../../people/access/member-types.ts';
import { readActiveBonus } from '../../money/bonuses/active-bonus.ts';
import type { Bet } from '../../base/database/bet-tables.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { type MemberAccount, readBalances } from '../../base/ledger/read-balances.ts';
import { refusalAsValue } from '../../base/ledger/refusal-as-value.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { refusePlay } from '../../people/protection/refuse-play.ts';
import { isSingleWallet } from '../../money/wallets/wallet-kinds.ts';
import { type BetName, type BetOutcome, readBet } from './bet.ts';
import { readVendorWallet } from './own-account.ts';

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
  const refused = await refusePlay(tx, merchant, member.id, asked.stakeMinor);
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

const takeStake = async (
  tx: OpenTransaction,
  { id: merchantId, config }: Merchant,
  asked: NewBet & { currency: string },
): Promise<Bet> => {
  const { memberId, vendorCode, transactionId, stakeMinor, currency } = asked;
  const accounts = await readBalances(tx, merchantId, memberId, currency);
  const wallet = isSingleWallet(config) ? null : await findCover(tx, { merchantId, ...asked });
  const own = wallet ?? accounts.cash;
  const bonusStakeMinor = Math.max(0, stakeMinor - own.balanceMinor);
  const bonus = bonusStakeMinor > 0 ? await readActiveBonus(tx, merchantId, memberId) : null;
  if (bonusStakeMinor > 0 && !bonus) throw new Refusal('insufficient_funds');
  const transferId = await moveMoney(tx, {
    merchantId,
    scope: 'bet',
    key: `${vendorCode}:${transactionId}:place`,
    kind: 'bet',
    ref: `${vendorCode}:${transactionId}`,
    lines: [
      { accountId: own.accountId, amountMinor: bonusStakeMinor - stakeMinor },
      { accountId: accounts.bonus.accountId, amountMinor: -bonusStakeMinor },
      { accountId: accounts.locked.accountId, amountMinor: stakeMinor },
    ],
  });
  if (transferId === null) throw new Error('a bet needs a stake');
  return tx
    .insertInto('bet')
    .values({
      merchantId,
      memberId,
      vendorCode,
      transactionId,
      roundId: asked.roundId ?? null,
      gameType: asked.gameType,
      nodeId: asked.nodeId ?? null,
      currency,
      stakeMinor,
      bonusStakeMinor,
      bonusId: bonus?.id ?? null,
      odds: asked.odds ?? null,
      pick: asked.pick ?? null,
      purse: wallet ? 'vendor' : 'cash',
      transferId,
      ...(asked.placedAt && { placedAt: asked.placedAt }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The vendor's own wallet, where it covers the whole stake. */
const findCover = async (
  tx: OpenTransaction,
  asked: Parameters<typeof readVendorWallet>[1] & { stakeMinor: number },
): Promise<MemberAccount | null> => {
  const wallet = await readVendorWallet(tx, asked);
  return wallet && wallet.balanceMinor >= asked.stakeMinor ? wallet : null;
};
