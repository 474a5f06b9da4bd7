import type * as launchApi from '#api/launch.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import { launchGameHandler } from '../../play/vendors/launch-game.ts';
import { roundReplayHandler } from '../../play/vendors/round-replay.ts';

/** Opening games and rounds. */
export const launchHandlers: HandlersOf<typeof launchApi> = {
  launchGame: launchGameHandler,
  roundReplay: roundReplayHandler,
};
