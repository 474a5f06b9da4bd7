import type { ParsedOf } from '#api/endpoint.ts';
import type { vendorJackpot } from '#api/vendor-protocol.ts';
import { isTrial } from '../../people/access/member-types.ts';
import { readBet } from '../bets/bet.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { payJackpot } from '../jackpot/pay-jackpot.ts';
import { balanceOf, readPlayer } from './read-player.ts';
import { readFunBet, readFunWalletMinor } from './fun-bets.ts';
import type { VendorMessage } from './vendor-message.ts';
import type { VendorContext } from './vendor-context.ts';

/**
 * Pays the brand's pool to the bet that won it, whatever became of its session and account. Who
 * plays without money wins no money: the amount is then 0.
 */
export const payWonJackpot = async (
  tx: OpenTransaction,
  context: VendorContext,
  { vendorCode, body }: VendorMessage<ParsedOf<typeof vendorJackpot>>,
): Promise<{ amountMinor: number; balanceMinor: number }> => {
  const { merchant, member } = await readPlayer(tx, context, body);
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
  return { amountMinor, balanceMinor: await balanceOf(tx, merchant, member, vendorCode) };
};
