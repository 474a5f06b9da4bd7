import { gameAnnouncementsHandler } from '../../play/game-lobby/list-game-announcements.ts';
import { liveModelListHandler } from '../../play/game-lobby/list-live-models.ts';
import { recentGameHandler } from '../../play/game-lobby/list-recent-games.ts';
import { roomListHandler } from '../../play/game-lobby/list-rooms.ts';
import { vassGameTypeHandler } from '../../play/game-lobby/list-vendor-games.ts';
import { gameDetailHandler } from '../../play/game-lobby/read-game.ts';

/** One handler for each endpoint of `src/api/game-lobby.ts`. */
export const gameLobbyHandlers = {
  gameDetail: gameDetailHandler,
  recentGame: recentGameHandler,
  roomList: roomListHandler,
  liveModelList: liveModelListHandler,
  vassGameType: vassGameTypeHandler,
  gameAnnouncements: gameAnnouncementsHandler,
};
