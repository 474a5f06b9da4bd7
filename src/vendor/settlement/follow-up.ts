import { followRound } from './follow-round.ts';
import { followSharedBet } from './follow-shared-bet.ts';
import type { FollowUp } from '../wallet/deliver-message.ts';

/** What follows from what a wallet said, whatever the message was about. */
export const followUp: FollowUp = (tx, message, said) =>
  message.roundId === null ? followSharedBet(tx, message, said) : followRound(tx, message, said);
