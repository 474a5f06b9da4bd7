import { roundReplay } from '#api/launch.ts';
import { isTrial } from '../../people/access/member-types.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readGamesService } from '../../base/http/games-service.ts';
import { openGameSession } from './open-game-session.ts';

/** Opens the page of a round that has ended, to show it once more. */
export const roundReplayHandler = handle(roundReplay, async (input, context, refuse) => {
  const { database, merchant, session } = context;
  const bet = await database
    .selectFrom('bet')
    .innerJoin('vendor', 'vendor.code', 'bet.vendorCode')
    .select(['bet.vendorCode', 'bet.nodeId', 'bet.roundId', 'bet.stakeMinor'])
    .where('bet.merchantId', '=', merchant.id)
    .where('bet.memberId', '=', session.memberId)
    .where('bet.id', '=', input.betId)
    .where('bet.status', '=', 'settled')
    .where('bet.gameType', '!=', 'LOTT')
    .executeTakeFirst();
  if (bet?.nodeId == null || bet.roundId === null) return refuse('replay_unavailable');
  const service = readGamesService();
  if (!service) return refuse('games_unavailable');
  const { url } = await openGameSession(context, service, {
    vendorCode: bet.vendorCode,
    nodeId: bet.nodeId,
    roundId: bet.roundId,
    wallet: isTrial(session.type) ? 'trial' : 'real',
    purpose: 'replay',
    funMinor: null,
    room: null,
    // Nothing can be staked: the bounds are those of the bet itself.
    leastStakeMinor: bet.stakeMinor,
    mostStakeMinor: bet.stakeMinor,
    mode: input.mode,
    language: input.language,
  });
  return { url };
});
