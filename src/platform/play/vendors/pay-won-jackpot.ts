import type { ParsedOf } from '#api/endpoint.ts';
import type { vendorJackpot } from '#api/vendor-protocol.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { isTrial } from '../../people/access/member-types.ts';
import { readBet } from '../bets/bet.ts';
import { payJackpot } from '../jackpot/pay-jackpot.ts';
import { readFunBet, readFunWalletMinor } from './fun-bets.ts';
import { balanceOf, readPlayer } from './read-player.ts';
import type { BrandMessage } from './vendor-message.ts';

/**
 * Pays the brand's pool to the bet that won it, whatever became of its session and account. Who
 * plays without money wins no money: the amount is then 0.
 */
export const payWonJackpot = async (
  tx: OpenTransaction,
  message: BrandMessage<ParsedOf<typeof vendorJackpot>>,
): Promise<{ amountMinor: number; balanceMinor: number }> => {
  const { merchant, vendorCode, body } = message;
  const member = await readPlayer(tx, message);
  const { transactionId } = body;
  const name = { merchantId: merchant.id, memberId: member.id, vendorCode, transactionId };
  const fun = await readFunBet(tx, name);
  if (fun && fun.memberId === member.id) {
    if (fun.status === 'void') throw new Refusal('bet_voided');
    return { amountMinor: 0, balanceMinor: await readFunWalletMinor(tx, fun) };
  }
  const bet = await readBet(tx, merchant.id, name);
  if (bet?.memberId !== member.id) throw new Refusal('bet_unknown');
  if (bet.status === 'void') throw new Refusal('bet_voided');
  const { amountMinor } = isTrial(member.type)
    ? { amountMinor: 0 }
    : await payJackpot(tx, merchant, bet);
  return { amountMinor, balanceMinor: await balanceOf(tx, merchant, member, bet) };
};
