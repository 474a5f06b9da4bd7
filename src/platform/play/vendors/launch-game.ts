import { type Launched, launchGame } from '#api/launch.ts';
import { lotteryPages } from '#generated/page-paths.ts';
import { isTrial } from '../../people/access/member-types.ts';
import type { Database } from '../../base/database/tables.ts';
import { hasRoom, type StakeRow, stakesOf } from '../game-lobby/session-stakes.ts';
import { markRecentGame } from '../games/mark-recent-game.ts';
import { selectGames } from '../games/select-games.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { readGamesService } from '../../base/http/games-service.ts';
import { openGameSession } from './open-game-session.ts';
import { hasLimits, limitsInUse } from '../../people/protection/limits-in-use.ts';
import { playSessionOf, realityOf } from '../../people/protection/play-session.ts';
import { readFacts, readUsage } from '../../people/protection/read-facts.ts';
import {
  type ProtectionRefusal,
  findAgeRefusal,
  findLimitRefusal,
  findPauseRefusal,
} from '../../people/protection/find-refusals.ts';
import { limitPassedBy } from '#domain/protection-limits.ts';

/** The least that a stake can be: whoever may not stake that much has nothing to play for. */
const MIN_STAKE_MINOR = 1;

/**
 * What stands against opening a game, so that nobody finds out at the first stake. Play without
 * money is closed to who is excluded, pauses or is too young; limits and reality checks count for
 * money alone.
 *
 * @returns null when nothing does
 */
const findStartRefusal = async (
  database: Database,
  merchant: Merchant,
  { memberId, forMoney }: { memberId: number; forMoney: boolean },
): Promise<ProtectionRefusal | null> => {
  const now = new Date();
  const { caps, ageProof } = merchant.config.protection;
  const facts = await readFacts(database, merchant, memberId);
  const refused = findPauseRefusal(facts, now) ?? findAgeRefusal(facts, merchant, now, ageProof);
  if (refused || !forMoney) return refused;
  const { due, intervalMinutes } = realityOf(playSessionOf(facts, merchant, now), facts, merchant);
  if (due) return { code: 'reality_check_due', details: { intervalMinutes } };
  if (!hasLimits(facts.limits, caps)) return null;
  const limits = limitsInUse(facts.limits, caps, await readUsage(database, merchant, memberId));
  return (
    findLimitRefusal(limitPassedBy(limits, ['session'], 0)) ??
    findLimitRefusal(limitPassedBy(limits, ['wager', 'loss'], MIN_STAKE_MINOR))
  );
};

/** Begins a game: a lottery has a page of the site, every other one a page of its vendor. */
export const launchGameHandler = handle(
  launchGame,
  async (input, context, refuse): Promise<Launched> => {
    const { database, merchant, session } = context;
    const { memberId } = session;
    const game = await findGame(database, merchant.id, input.nodeId);
    const room = input.roomId ?? null;
    if (!game || (room !== null && !hasRoom(game, room))) return refuse('not_found');
    if (game.maintenance) return refuse('game_maintenance');
    // A lottery's vendor may have instant lotteries too (ELOTT): those are games of its own.
    if (game.lottery && game.gameType === 'LOTT') {
      await markRecentGame(database, { merchantId: merchant.id, memberId, nodeId: game.nodeId });
      const gameCode = encodeURIComponent(game.gameCode);
      return { kind: 'page', path: `${lotteryPages[game.lottery]}?gameCode=${gameCode}` };
    }
    const trial = isTrial(session.type);
    if (!game.freeTrial && trial) return refuse('in_need_true_account');
    if (!game.freeTrial && input.freeTrial) return refuse('free_trial_closed');
    const free = input.freeTrial ? 'fun' : 'real';
    const wallet = trial ? 'trial' : free;
    const forMoney = wallet === 'real';
    const refused = trial
      ? null
      : await findStartRefusal(database, merchant, { memberId, forMoney });
    if (refused) return refuse(refused.code, { details: refused.details ?? {} });
    const service = readGamesService();
    if (!service) return refuse('games_unavailable');
    const opened = await openGameSession(context, service, {
      vendorCode: game.vendorCode,
      nodeId: game.nodeId,
      wallet,
      purpose: 'play',
      roundId: null,
      funMinor: wallet === 'fun' ? merchant.config.security.trialCreditsMinor : null,
      ...boundsOf(game, room),
      mode: input.mode,
      language: input.language,
    });
    await markRecentGame(database, { merchantId: merchant.id, memberId, nodeId: game.nodeId });
    return { kind: 'frame', wallet, ...opened };
  },
);

const findGame = (database: Database, merchantId: number, nodeId: number) =>
  selectGames(database, merchantId)
    .select('vendor.lottery')
    .where('game.nodeId', '=', nodeId)
    .where('game.isGame', '=', 'GAME')
    .executeTakeFirst();

/** What the game, or its room, takes: it holds for the whole play. */
const boundsOf = (game: StakeRow, room: string | null) => {
  const { minimumStakeMinor, maximumStakeMinor } = stakesOf(game, room);
  return { room, leastStakeMinor: minimumStakeMinor, mostStakeMinor: maximumStakeMinor };
};
