import type { AnswerOf } from '#api/endpoint.ts';
import type { playRoundDetail } from '#api/play-history.ts';
import type { PlaySession } from '../database/games-tables.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { readReadyChain } from '../chains/ready-chain.ts';
import { kindOfShared } from '../settlement/played-sharedly.ts';
import { readBets, readPast } from './read-picture.ts';
import { showSharedRound } from './show-shared-round.ts';

/** A shared round on which the player has bet, as it stood at its end; null when there is none. */
export const readSharedDetail = async (
  { database, now }: VendorContext,
  { playerId }: PlaySession,
  roundId: string,
): Promise<AnswerOf<typeof playRoundDetail> | null> => {
  const round = await database
    .selectFrom('sharedRound')
    .selectAll()
    .where('id', '=', roundId)
    .where('status', 'in', ['ended', 'void'])
    .executeTakeFirst();
  if (!round) return null;
  const bets = await readBets(database, roundId);
  const mine = bets.filter((bet) => bet.playerId === playerId);
  if (mine.length === 0) return null;
  const past = await readPast(database, { ...round, kind: kindOfShared(round) }, round);
  const { clientSeed } = await readReadyChain(database, round.chainId);
  const view = showSharedRound({ round, bets, past }, playerId, now(), null);
  const sum = (of: (bet: (typeof mine)[number]) => number) =>
    mine.reduce((total, bet) => total + of(bet), 0);
  return {
    round: {
      roundId,
      status: round.status === 'void' ? 'void' : 'ended',
      step: 0,
      view,
      stakeMinor: sum((bet) => bet.stakeMinor),
      payoutMinor: sum((bet) => bet.payoutMinor ?? 0),
      jackpotMinor: 0,
      paid: mine.every(({ closedAt }) => closedAt !== null),
      startedAt: round.openedAt.toISOString(),
      seeds: { serverSeedHash: round.seedHash, clientSeed, nonce: round.index },
    },
    steps: [{ step: 0, act: mine.map(({ bet }) => bet), view, at: round.endsAt.toISOString() }],
  };
};
