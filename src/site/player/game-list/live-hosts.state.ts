import { type LiveModel, liveModelList } from '#api/game-lobby.ts';

import { remoteQuery } from '../../remote/remote-query.ts';

/** The live tables by their hosts. */
export const liveHostsQuery = remoteQuery<{ language: string; vassalage?: string }, LiveModel[]>(
  (call, input) => call(liveModelList, input),
);
