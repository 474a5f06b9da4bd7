import { followRound } from './follow-round.ts';
import { followSharedBet } from './follow-shared-bet.ts';
import type { FollowUp } from '../wallet/deliver-message.ts';

/** Handles a wallet's answer, whatever the message was about. */
export const followUp: FollowUp = (tx, message, answer) =>
  message.roundId === null
    ? followSharedBet(tx, message, answer)
    : followRound(tx, message, answer);
