import type { Bet } from '../../base/database/bet-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { callLedger } from '../../base/ledger/call-ledger.ts';
import { refusalAsValue } from '../../base/ledger/refusal-as-value.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { type BetName, type BetOutcome, readBet } from './bet.ts';

/** How a game ended for one bet. */
export interface Settlement extends BetName {
  /** What the game pays, stake included; 0 for a lost bet. */
  payoutMinor: number;
  /** How it went, in one line; replaces what was bet on. */
  pick?: string;
  /** When it ended, for bets that are brought over from elsewhere; now when left out. */
  settledAt?: Date;
}

/**
 * Ends a bet: the stake leaves the locked account and the payout arrives, divided between cash and
 * bonus money as the stake was. What the bet counts for turnover is counted. Accepted whatever
 * became of the member's session or account meanwhile.
 *
 * Refusals: `payout_invalid`, `bet_unknown`, `bet_voided`, `settled_otherwise` (another payout was
 * settled before).
 */
export const settleBet = (
  database: Database,
  merchant: Merchant,
  settlement: Settlement,
): Promise<BetOutcome> =>
  refusalAsValue(() =>
    database.transaction().execute((tx) => settleBetWithin(tx, merchant, settlement)),
  );

/**
 * The same as a part of something larger.
 *
 * @throws {Refusal} with the same codes: the transaction then rolls back
 */
export const settleBetWithin = async (
  tx: OpenTransaction,
  merchant: Merchant,
  settlement: Settlement,
): Promise<{ bet: Bet; replay: boolean }> => {
  if (!Number.isSafeInteger(settlement.payoutMinor) || settlement.payoutMinor < 0)
    throw new Refusal('payout_invalid');
  const member = await lockMember(tx, merchant.id, settlement.memberId);
  const bet = await readBet(tx, merchant.id, settlement);
  if (!member || bet?.memberId !== member.id) throw new Refusal('bet_unknown');
  if (bet.status === 'void') throw new Refusal('bet_voided');
  if (bet.status === 'settled') {
    if (bet.payoutMinor !== settlement.payoutMinor) throw new Refusal('settled_otherwise');
    return { bet, replay: true };
  }
  return { bet: await pay(tx, merchant, bet, settlement), replay: false };
};

const pay = (
  tx: OpenTransaction,
  { id, config }: Merchant,
  bet: Bet,
  { payoutMinor, pick, settledAt }: Settlement,
): Promise<Bet> => {
  const { bonusDays, turnover } = config.withdrawals;
  const percent = turnover.contributions[bet.gameType];
  return callLedger(
    tx,
    sql<Bet>`select * from settle_bet(${id}, ${bet.id}, ${payoutMinor}, ${pick ?? null},
      ${settledAt ?? null}, ${percent}, ${turnover.minimumOdds}, ${bonusDays})`,
  );
};
