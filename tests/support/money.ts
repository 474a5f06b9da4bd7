import type { GameType } from '#generated/merchant-config.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import type { Database } from '#platform/base/database/tables.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import type { TestMerchant } from './merchant.ts';

/** A brand as the platform's own code knows it. */
export const openMerchant = async (
  database: Database,
  { code, config }: TestMerchant,
): Promise<Merchant> => {
  const { id } = await database
    .selectFrom('merchant')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return { id, code, config };
};

/** What is in a member's accounts, in minor units. */
export const readAccounts = async (
  database: Database,
  { id, config }: Merchant,
  memberId: number,
): Promise<{ cash: number; bonus: number; locked: number }> => {
  const { cash, bonus, locked } = await readBalances(database, id, memberId, config.currency);
  return { cash: cash.balanceMinor, bonus: bonus.balanceMinor, locked: locked.balanceMinor };
};

let bets = 0;

/** Plays one round to its end: a stake, and what it pays. */
export const playRound = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
  round: { stakeMinor: number; payoutMinor?: number; gameType?: GameType; odds?: number },
): Promise<string> => {
  bets += 1;
  const { stakeMinor, payoutMinor = 0, gameType = 'RNG', odds } = round;
  const name = { memberId, vendorCode: 'TESTER', transactionId: `round ${memberId}-${bets}` };
  const placed = await placeBet(database, merchant, {
    ...name,
    gameType,
    stakeMinor,
    ...(odds === undefined ? {} : { odds }),
  });
  if (!placed.ok) throw new Error(`no bet: ${placed.code}`);
  const settled = await settleBet(database, merchant, { ...name, payoutMinor });
  if (!settled.ok) throw new Error(`not settled: ${settled.code}`);
  return name.transactionId;
};
