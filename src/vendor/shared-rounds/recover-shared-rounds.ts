import type { VendorWorld } from '../world.ts';
import { endSharedRound } from './end-shared-round.ts';
import type { SharedGame } from './open-shared-round.ts';
import { kindOfShared } from './played-sharedly.ts';

/**
 * Ends the rounds that were cut off, by a kill or by a fault. Where players could have taken their
 * money while nobody answered them, every stake goes back; any other round stands as it was drawn.
 *
 * @param game only this one's; every game's when left out
 */
export const recoverSharedRounds = async (
  world: VendorWorld,
  game?: Pick<SharedGame, 'merchant' | 'nodeId'>,
): Promise<void> => {
  const left = await world.database
    .selectFrom('sharedRound')
    .selectAll()
    .where('status', 'in', ['open', 'running'])
    .$if(game !== undefined, (query) =>
      query.where('merchant', '=', game?.merchant ?? '').where('nodeId', '=', game?.nodeId ?? 0),
    )
    .execute();
  for (const round of left) {
    const couldTake = kindOfShared(round).cashOutMinor !== undefined;
    // The messages that this writes are sent with all that wait.
    await endSharedRound(world, round.id, couldTake ? 'void' : 'ended');
  }
};
