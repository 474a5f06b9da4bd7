import type { ParsedOf } from '#api/endpoint.ts';
import { vendorBet, vendorJackpot, vendorRollback, vendorWin } from '#api/vendor-protocol.ts';
import { rollback, win } from './end-bet.ts';
import { createFastBets } from './fast-bets.ts';
import { createFastJackpots } from './fast-jackpots.ts';
import { createFastRollbacks } from './fast-rollbacks.ts';
import { createFastWins } from './fast-wins.ts';
import { payWonJackpot } from './pay-won-jackpot.ts';
import { takeBet } from './take-bet.ts';
import { answerMessageOnce, type VendorAnswer } from './vendor-answer.ts';
import type { VendorContext } from './vendor-context.ts';
import type { BetMessage, BrandMessage } from './vendor-message.ts';

/** What answers one call, when its sender, its shape and its brand are certain. */
export type Answer = (message: BrandMessage) => Promise<VendorAnswer>;

/** Answers bets: the short way first. */
export const answerBets = (context: VendorContext): Answer => {
  const answerFast = createFastBets(context);
  return async (given) => {
    // The call's own schema has just read it.
    const message = given as BetMessage;
    return (
      (await answerFast(message)) ??
      answerMessageOnce(context.database, vendorBet, message, (tx) => takeBet(tx, message))
    );
  };
};

/** Answers wins: the short way first. */
export const answerWins = (context: VendorContext): Answer => {
  const answerFast = createFastWins(context);
  return async (given) => {
    const message = given as BrandMessage<ParsedOf<typeof vendorWin>>;
    return (
      (await answerFast(message)) ??
      answerMessageOnce(context.database, vendorWin, message, (tx) => win(tx, message))
    );
  };
};

/** Answers rollbacks: the short way first. */
export const answerRollbacks = (context: VendorContext): Answer => {
  const answerFast = createFastRollbacks(context);
  return async (given) => {
    const message = given as BrandMessage<ParsedOf<typeof vendorRollback>>;
    return (
      (await answerFast(message)) ??
      answerMessageOnce(context.database, vendorRollback, message, (tx) => rollback(tx, message))
    );
  };
};

/** Answers that a bet won the pool: the short way first. */
export const answerJackpots = (context: VendorContext): Answer => {
  const answerFast = createFastJackpots(context);
  return async (given) => {
    const message = given as BrandMessage<ParsedOf<typeof vendorJackpot>>;
    return (
      (await answerFast(message)) ??
      answerMessageOnce(context.database, vendorJackpot, message, (tx) =>
        payWonJackpot(tx, message),
      )
    );
  };
};
