import type * as launchApi from '#api/launch.ts';
import type { HandlersOf } from '../handler.ts';
import { launchGameHandler } from './launch-game.ts';
import { roundReplayHandler } from './round-replay.ts';

/** Opening games and rounds. */
export const launchHandlers: HandlersOf<typeof launchApi> = {
  launchGame: launchGameHandler,
  roundReplay: roundReplayHandler,
};
