import { type GameAnnouncement, gameAnnouncements } from '#api/game-lobby.ts';

import { remoteQuery } from '../../remote/remote-query.ts';

/** What is new among the games, and what is being maintained. */
export const gameNewsQuery = remoteQuery<{ language: string; limit: number }, GameAnnouncement[]>(
  (call, input) => call(gameAnnouncements, input),
);
