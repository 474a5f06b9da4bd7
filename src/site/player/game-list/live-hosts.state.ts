import { type LiveModel, liveModelList } from '#api/game-lobby.ts';

import { remoteKind } from '../../remote/remote.ts';

/** The live tables by their hosts. */
export const liveHostsKind = remoteKind<{ language: string; vassalage?: string }, LiveModel[]>(
  (call, input) => call(liveModelList, input),
);
