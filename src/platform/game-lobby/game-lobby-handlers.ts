import { gameAnnouncementsHandler } from './list-game-announcements.ts';
import { liveModelListHandler } from './list-live-models.ts';
import { recentGameHandler } from './list-recent-games.ts';
import { roomListHandler } from './list-rooms.ts';
import { vassGameTypeHandler } from './list-vendor-games.ts';
import { gameDetailHandler } from './read-game.ts';

/** One handler for each endpoint of `src/api/game-lobby.ts`. */
export const gameLobbyHandlers = {
  gameDetail: gameDetailHandler,
  recentGame: recentGameHandler,
  roomList: roomListHandler,
  liveModelList: liveModelListHandler,
  vassGameType: vassGameTypeHandler,
  gameAnnouncements: gameAnnouncementsHandler,
};
