import type { AnswerOf } from '#api/endpoint.ts';
import { playRound } from '#api/play.ts';
import type { PlaySession } from '../database/games-tables.ts';
import { refuse } from '../context/refusal.ts';
import type { WalletAnswer } from '../wallet/deliver-message.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { showRound } from './show-round.ts';

/**
 * Refuses with what the wallet said; what a page has no words for is a wallet that does not take
 * the stake.
 */
export const refuseAsAnswered = (answer: WalletAnswer | null): void => {
  if (answer === null) refuse('wallet_unreachable');
  else if (!answer.ok) {
    const known = playRound.refusals.find((code) => code === answer.refusal);
    refuse(known ?? 'wallet_refused', { wallet: answer.refusal });
  }
};

/** How long until the player may start a round. */
export const nextRoundInMs = async (
  { database }: VendorContext,
  { playerId, facts }: PlaySession,
): Promise<number> => {
  const { lastStartedAt } = await database
    .selectFrom('player')
    .select('lastStartedAt')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const leastMs = roundMsOf(facts);
  return lastStartedAt === null
    ? 0
    : Math.min(leastMs, Math.max(0, lastStartedAt.getTime() + leastMs - Date.now()));
};

/** The least time of a round: slots may be quicker than other casino games (domain rules, 9). */
export const roundMsOf = ({ game, protection }: PlaySession['facts']): number =>
  game.gameType === 'RNG' && SLOT_CLASSES.includes(game.gameClassify)
    ? protection.slotRoundMs
    : protection.casinoRoundMs;

const SLOT_CLASSES = ['SL', 'JP', 'AC'];

/** A round with the balance that the wallet told last about it. */
export const answerRound = async (
  context: VendorContext,
  session: PlaySession,
  roundId: string,
): Promise<AnswerOf<typeof playRound>> => {
  const { database } = context;
  const round = await database
    .selectFrom('round')
    .selectAll()
    .where('id', '=', roundId)
    .executeTakeFirstOrThrow();
  const told = await database
    .selectFrom('message')
    .select('answer')
    .where('roundId', '=', roundId)
    .where('state', '=', 'done')
    .orderBy('answeredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const balance = told?.answer?.['balanceMinor'];
  return {
    round: await showRound(database, round),
    balanceMinor: typeof balance === 'number' ? balance : null,
    nextRoundInMs: await nextRoundInMs(context, session),
  };
};
