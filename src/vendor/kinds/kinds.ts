import type { GameKind } from './game-kind.ts';
import type { SharedKind } from './shared-kind.ts';

/** Every game of one player against the house, by the name of its rules. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: each kind has a choice, a move and a state of its own
const gameKinds: readonly GameKind<any, any, any>[] = [];

/** Every game whose rounds are shared by the players of a brand. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: each kind has a bet and an outcome of its own
const sharedKinds: readonly SharedKind<any, any>[] = [];

/** The rules of a game for one player; undefined when there are none of that name. */
export const gameKindOf = (kind: string): GameKind | undefined =>
  gameKinds.find((one) => one.kind === kind);

/** The rules of a shared game; undefined when there are none of that name. */
export const sharedKindOf = (kind: string): SharedKind | undefined =>
  sharedKinds.find((one) => one.kind === kind);
