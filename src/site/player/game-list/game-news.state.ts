import { type GameAnnouncement, gameAnnouncements } from '#api/game-lobby.ts';

import { remoteKind } from '../../remote/remote.ts';

/** What is new among the games, and what is being maintained. */
export const gameNewsKind = remoteKind<{ language: string; limit: number }, GameAnnouncement[]>(
  (call, input) => call(gameAnnouncements, input),
);
