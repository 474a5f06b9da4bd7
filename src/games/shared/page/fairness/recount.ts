import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { VerifiableRound } from '#api/play-fairness.ts';
import { type Draw, fairDraw, type Hmac } from '#domain/fair/fair-draw.ts';
import { gameKindOf, sharedKindOf } from '../../../registry/server/kinds.ts';

/** What counting a round again has shown. */
export type Recount =
  | { state: 'true'; shown: unknown }
  /** The secret seed is not shown yet. */
  | { state: 'waiting' }
  | { state: 'false'; what: 'hash' | 'outcome' | 'chain' };

const browserHmac: Hmac = (key, message) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(message));

/** SHA-256 of a seed's hex text, in hex. */
export const hashOfSeed = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** One text for one content, whatever the order of its fields. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

const isSame = (one: unknown, other: unknown): boolean =>
  sorted(one ?? null) === sorted(other ?? null);

/** Plays a round of one player again, act by act; null where it differs from what was told. */
const replayOwn = (
  { model }: VerifiableRound,
  { steps, stakeMinor, payoutMinor }: NonNullable<VerifiableRound['own']>,
  draw: Draw,
): unknown => {
  const kind = gameKindOf(model.kind);
  const [first, ...moves] = steps;
  if (!kind || !first) return null;
  let step = kind.start(model, first.act, stakeMinor, draw);
  let shown: unknown = null;
  for (const [at, { view }] of steps.entries()) {
    const move = moves[at - 1];
    if (at > 0 && !('impossible' in step) && move) step = kind.next(model, step.state, move.act);
    if ('impossible' in step) return null;
    shown = kind.show(model, step.state, step.payoutMinor !== null) ?? null;
    if (!isSame(shown, view)) return null;
  }
  return 'impossible' in step || step.payoutMinor !== payoutMinor ? null : { shown };
};

/** Draws a shared round again; null where it differs from what was told. */
const redrawShared = (
  { model }: VerifiableRound,
  { show }: NonNullable<VerifiableRound['chain']>,
  draw: Draw,
): unknown => {
  const kind = sharedKindOf(model.kind);
  if (!kind) return null;
  const shown = kind.show(model, kind.draw(model, draw), null) ?? null;
  return isSame(shown, show) ? { shown } : null;
};

/**
 * Counts a round again from its seeds, by the rules that played it: first that the seed is the one
 * that was bound before play, then that everything that was shown follows from it.
 */
export const recount = (round: VerifiableRound): Recount => {
  const { serverSeed, serverSeedHash, clientSeed, nonce } = round.seeds;
  if (serverSeed === null) return { state: 'waiting' };
  const hash = hashOfSeed(serverSeed);
  if (hash !== serverSeedHash) return { state: 'false', what: 'hash' };
  const { own, chain } = round;
  if (chain && hash !== (chain.previousSeed ?? chain.tipHash))
    return { state: 'false', what: 'chain' };
  const draw = fairDraw({ serverSeed, clientSeed, nonce }, browserHmac);
  const found = own ? replayOwn(round, own, draw) : chain && redrawShared(round, chain, draw);
  return found
    ? { state: 'true', shown: (found as { shown: unknown }).shown }
    : { state: 'false', what: 'outcome' };
};
