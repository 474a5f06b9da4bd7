import type { ParsedOf } from '#api/endpoint.ts';
import type { vendorRollback, vendorWin } from '#api/vendor-protocol.ts';
import { readBet } from '../bets/bet.ts';
import { settleBetWithin } from '../bets/settle-bet.ts';
import { voidBetWithin } from '../bets/void-bet.ts';
import type { Bet } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { refuseExposure } from '../exposure/refuse-exposure.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { balanceOf, readPlayer } from './read-player.ts';
import { readFunBet, settleFunBet, voidFunBet } from './fun-bets.ts';
import type { BrandMessage } from './vendor-message.ts';

/** Settles a bet, whatever became of its session and account. */
export const win = async (
  tx: OpenTransaction,
  message: BrandMessage<ParsedOf<typeof vendorWin>>,
): Promise<{ balanceMinor: number }> => {
  const { merchant, vendorCode, body } = message;
  const member = await readPlayer(tx, message);
  const { transactionId, payoutMinor, pick } = body;
  const name = { memberId: member.id, vendorCode, transactionId };
  const fun = await readFunBet(tx, { merchantId: merchant.id, vendorCode, transactionId });
  if (fun?.memberId === member.id) return settleFunBet(tx, fun, payoutMinor);
  const bet = await readBet(tx, merchant.id, name);
  if (bet?.status === 'open') await refuseLoss(tx, merchant, bet, payoutMinor);
  await settleBetWithin(tx, merchant, {
    ...name,
    payoutMinor,
    ...(pick === undefined ? {} : { pick }),
  });
  const nodeId = bet?.nodeId ?? null;
  return { balanceMinor: await balanceOf(tx, merchant, member, { vendorCode, nodeId }) };
};

/** Play credits cost the house nothing. */
const refuseLoss = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { vendorCode, nodeId, currency, stakeMinor }: Bet,
  payoutMinor: number,
): Promise<void> => {
  if (currency === merchant.config.currency)
    await refuseExposure(tx, merchant, { vendorCode, nodeId, lossMinor: payoutMinor - stakeMinor });
};

/** Takes a bet back, also before it has come. */
export const rollback = async (
  tx: OpenTransaction,
  message: BrandMessage<ParsedOf<typeof vendorRollback>>,
): Promise<{ balanceMinor: number }> => {
  const { merchant, vendorCode, body } = message;
  const member = await readPlayer(tx, message);
  const { transactionId } = body;
  const fun = await readFunBet(tx, { merchantId: merchant.id, vendorCode, transactionId });
  if (fun && fun.memberId !== member.id) throw new Refusal('bet_unknown');
  if (fun) return voidFunBet(tx, fun);
  const { bet } = await voidBetWithin(tx, merchant, {
    memberId: member.id,
    vendorCode,
    transactionId,
  });
  const nodeId = bet?.nodeId ?? null;
  return { balanceMinor: await balanceOf(tx, merchant, member, { vendorCode, nodeId }) };
};
