import type { ParsedOf } from '#api/endpoint.ts';
import type { vendorJackpot } from '#api/vendor-protocol.ts';
import { readBet } from '../bets/bet.ts';
import type { OpenTransaction } from '../database/tables.ts';
import { Refusal } from '../handler.ts';
import { payJackpot } from '../jackpot/pay-jackpot.ts';
import { lockMember } from '../members/lock-member.ts';
import { findGameSession } from './game-session.ts';
import { readFunBet } from './fun-bets.ts';
import { readStakeableMinor } from './stakeable.ts';
import type { VendorMessage } from './vendor-message.ts';
import type { VendorWorld } from './vendor-world.ts';

/**
 * Pays the brand's pool to the bet that won it; the session may have ended meanwhile. Who plays
 * without money wins no money: the amount is then 0.
 */
export const payWonJackpot = async (
  tx: OpenTransaction,
  world: VendorWorld,
  { vendorCode, body }: VendorMessage<ParsedOf<typeof vendorJackpot>>,
): Promise<{ amountMinor: number; balanceMinor: number }> => {
  const { session, merchant } = await findGameSession(tx, world, vendorCode, body.sessionToken);
  const member = await lockMember(tx, merchant.id, session.memberId);
  if (!member) throw new Refusal('session_expired');
  const { transactionId } = body;
  const name = { merchantId: merchant.id, memberId: member.id, vendorCode, transactionId };
  const bet =
    session.wallet === 'fun' ? await readFunBet(tx, name) : await readBet(tx, merchant.id, name);
  if (bet?.memberId !== member.id) throw new Refusal('bet_unknown');
  if (bet.status === 'void') throw new Refusal('bet_voided');
  if (session.funMinor !== null) return { amountMinor: 0, balanceMinor: session.funMinor };
  const { amountMinor } =
    session.wallet === 'real'
      ? await payJackpot(tx, merchant, {
          memberId: member.id,
          key: `${vendorCode}:${transactionId}`,
          nodeId: session.nodeId,
        })
      : { amountMinor: 0 };
  const player = { memberId: member.id, type: member.type, vendorCode };
  return { amountMinor, balanceMinor: await readStakeableMinor(tx, merchant, player) };
};
