import type { GameKind } from '../../shared/server/game-kind.ts';
import type { SharedKind } from '../../shared/server/shared-kind.ts';
import { gameKinds, sharedKinds } from './kinds.generated.ts';

/** The rules of a game for one player; undefined when there are none of that name. */
export const gameKindOf = (kind: string): GameKind | undefined =>
  gameKinds.find((one) => one.kind === kind);

/** The rules of a shared game; undefined when there are none of that name. */
export const sharedKindOf = (kind: string): SharedKind | undefined =>
  sharedKinds.find((one) => one.kind === kind);
