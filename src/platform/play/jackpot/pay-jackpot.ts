import { AlarmingRefusal } from '../../base/alarms/alarm.ts';
import type { Bet } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { maskName } from '../../people/members/mask-name.ts';
import { lockPool, readPoolMinor, seedPool } from './pool.ts';

/** A bet whose round won the brand's pool, as its vendor says. */
export type JackpotClaim = Pick<
  Bet,
  | 'id'
  | 'memberId'
  | 'vendorCode'
  | 'transactionId'
  | 'roundId'
  | 'gameType'
  | 'nodeId'
  | 'currency'
  | 'status'
>;

const dayMs = 86_400_000;

/** The class of the catalogue whose games can win the pool. */
export const JACKPOT_CLASS = 'JP';

/** Names a win on the winners board. */
export const winnerKey = (winKey: string): string => `jackpot-${winKey}`;

/**
 * Pays the whole pool of the brand to the bet that won it, in the brand's currency, and fills the
 * pool with its start again. The same claim again answers the first amount and pays nothing. The
 * caller holds the member, who plays for money.
 *
 * @returns whole minor units
 * @throws {Refusal} `bet_unsettled`; `jackpot_not_won` when the game is none of the jackpot or its
 *   kind does not feed the pool, when its round won nothing, or won the pool by another bet;
 *   `exposure_exceeded`, with an alarm, when the pool was won too often within a day
 */
export const payJackpot = async (
  tx: OpenTransaction,
  merchant: Merchant,
  bet: JackpotClaim,
): Promise<{ amountMinor: number }> => {
  const key = `${bet.vendorCode}:${bet.transactionId}`;
  const pool = await lockPool(tx, merchant);
  const paid = await tx
    .selectFrom('jackpotWin')
    .select('amountMinor')
    .where('merchantId', '=', merchant.id)
    .where('winKey', '=', key)
    .executeTakeFirst();
  if (paid) return paid;
  await refuseNotWon(tx, merchant, bet);
  await refuseTooOften(tx, merchant, bet);
  const amountMinor = await readPoolMinor(tx, pool);
  const { currency } = pool;
  const { cash } = await readBalances(tx, merchant.id, bet.memberId, currency);
  const transferId = await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'jackpot',
    key: `win:${key}`,
    kind: 'jackpot_won',
    ref: key,
    lines: [
      { accountId: pool.accountId, amountMinor: -amountMinor },
      { accountId: cash.accountId, amountMinor },
    ],
  });
  if (transferId === null) throw new Error(`the jackpot of ${merchant.code} is empty`);
  await tx
    .insertInto('jackpotWin')
    .values({
      merchantId: merchant.id,
      winKey: key,
      memberId: bet.memberId,
      nodeId: bet.nodeId,
      amountMinor,
      currency,
      transferId,
      vendorCode: bet.vendorCode,
      roundId: bet.roundId,
      betId: bet.id,
    })
    .execute();
  await showWin(tx, merchant, { memberId: bet.memberId, key, nodeId: bet.nodeId }, amountMinor);
  await seedPool(tx, merchant, pool);
  return { amountMinor };
};

/** Only a settled win of a round, on a game of the jackpot that feeds this pool, wins it. */
const refuseNotWon = async (
  tx: OpenTransaction,
  { id: merchantId, config }: Merchant,
  { vendorCode, roundId, gameType, nodeId, currency, memberId, status }: JackpotClaim,
): Promise<void> => {
  const game = await tx
    .selectFrom('game')
    .select('gameClassify')
    .where('nodeId', '=', nodeId ?? 0)
    .executeTakeFirst();
  const feeds =
    game?.gameClassify === JACKPOT_CLASS &&
    config.jackpot.gameTypes.includes(gameType) &&
    currency === config.currency;
  if (!feeds || roundId === null) throw new Refusal('jackpot_not_won');
  const round = await tx
    .selectFrom('bet')
    .select((of) => [
      of.fn.countAll<number>().filterWhere('status', '=', 'open').as('open'),
      of.fn.max<number | null>('payoutMinor').filterWhere('status', '=', 'settled').as('best'),
    ])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('vendorCode', '=', vendorCode)
    .where('roundId', '=', roundId)
    .executeTakeFirstOrThrow();
  if (status === 'open' || round.open > 0) throw new Refusal('bet_unsettled');
  if (!round.best) throw new Refusal('jackpot_not_won');
  const before = await tx
    .selectFrom('jackpotWin')
    .select('id')
    .where('merchantId', '=', merchantId)
    .where('vendorCode', '=', vendorCode)
    .where('roundId', '=', roundId)
    .executeTakeFirst();
  if (before) throw new Refusal('jackpot_not_won');
};

/** Beyond so many wins in a day a person has to look first. */
const refuseTooOften = async (
  tx: OpenTransaction,
  { id: merchantId, config }: Merchant,
  { memberId, vendorCode, transactionId }: JackpotClaim,
): Promise<void> => {
  const { wins } = await tx
    .selectFrom('jackpotWin')
    .select((of) => of.fn.countAll<number>().as('wins'))
    .where('merchantId', '=', merchantId)
    .where('voidedAt', 'is', null)
    .where('wonAt', '>', new Date(Date.now() - dayMs))
    .executeTakeFirstOrThrow();
  if (wins < config.jackpot.winsPerDay) return;
  throw new AlarmingRefusal('exposure_exceeded', {
    merchantId,
    kind: 'jackpot',
    subject: vendorCode,
    facts: { memberId, transactionId, wins, winsPerDay: config.jackpot.winsPerDay },
  });
};

/** Puts the win onto the winners board, the name masked. */
const showWin = async (
  tx: OpenTransaction,
  { id: merchantId, config }: Merchant,
  { memberId, key, nodeId }: { memberId: number; key: string; nodeId: number | null },
  amountMinor: number,
): Promise<void> => {
  if (nodeId === null) return;
  const { username } = await tx
    .selectFrom('member')
    .select('username')
    .where('merchantId', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('winner')
    .values({
      merchantId,
      winKey: winnerKey(key),
      memberId,
      customerName: maskName(username),
      nodeId,
      amountMinor,
      currency: config.currency,
      wonAt: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
