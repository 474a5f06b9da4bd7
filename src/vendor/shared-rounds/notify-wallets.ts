import { followUp } from '../settlement/follow-up.ts';
import { deliverWithin } from '../wallet/deliver-message.ts';
import type { VendorContext } from '../context/vendor-context.ts';

/** How many wallets are told at once. */
const AT_ONCE = 8;

/**
 * Sends what ends a round, some messages at a time. What a wallet does not answer now is sent later.
 *
 * @returns player → the balance that was answered
 */
export const notifyWallets = async (
  context: VendorContext,
  messages: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const balances = new Map<number, number>();
  const left = [...messages];
  const publish = async (): Promise<void> => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const answer = await deliverWithin(context, id, followUp);
      if (!answer?.ok) continue;
      const owner = await context.database
        .selectFrom('message')
        .innerJoin('sharedBet', 'sharedBet.id', 'message.sharedBetId')
        .select('sharedBet.playerId')
        .where('message.id', '=', id)
        .executeTakeFirst();
      if (owner) balances.set(owner.playerId, answer.value.balanceMinor);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, publish));
  return balances;
};
