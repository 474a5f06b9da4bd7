import type { PendingAct, StoredRound } from '../database/games-tables.ts';
import { followUp } from '../settlement/follow-up.ts';
import { deliverWithin } from '../wallet/deliver-message.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { applyAct } from '../settlement/apply-act.ts';
import { kindOfRound } from '../settlement/playing.ts';

/** Rounds that one look ends. */
const AT_ONCE = 50;

/** Rounds that could not be ended: they do not fill up the next look. */
const stuckOf = new WeakMap<VendorContext, Set<string>>();

/** More moves than any round of ours has. */
const MAX_MOVES = 100;

/**
 * Ends rounds whose players have not come back: by the move that costs them nothing that could be
 * kept, as the rules of each game say. One that cannot be ended is in the log, and keeps no other from its end.
 */
export const leaveAbandoned = async (context: VendorContext): Promise<void> => {
  const before = new Date(Date.now() - context.times.abandonedMs);
  const stuck = stuckOf.get(context) ?? new Set<string>();
  stuckOf.set(context, stuck);
  const left = await context.database
    .selectFrom('round')
    .select('id')
    .where('status', '=', 'open')
    .where('actedAt', '<', before)
    .$if(stuck.size > 0, (query) => query.where('id', 'not in', [...stuck]))
    .orderBy('actedAt')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of left)
    try {
      await leaveRound(context, id, before);
    } catch (error) {
      stuck.add(id);
      context.log.error({ err: error, round: id }, 'a round that was left could not be ended');
    }
  // Asked again once all others had their turn.
  if (left.length < AT_ONCE) stuck.clear();
};

const leaveRound = async (context: VendorContext, id: string, before: Date): Promise<void> => {
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const acted = await context.database.transaction().execute(async (tx) => {
      const round = await tx
        .selectFrom('round')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      // The player has returned meanwhile, or the round has ended.
      if (round.status !== 'open' || (moves === 0 && round.actedAt >= before)) return null;
      const act = leavingAct(round);
      const messages = await applyAct(tx, round, act);
      return { messages, hasEnded: act.payoutMinor !== null };
    });
    for (const message of acted?.messages ?? []) await deliverWithin(context, message, followUp);
    if (!acted || acted.hasEnded) return;
  }
  throw new Error(`the round ${id} does not end when it is left`);
};

const leavingAct = (round: StoredRound): PendingAct => {
  const kind = kindOfRound(round);
  const move = kind.leave(round.model, round.state);
  const step = kind.next(round.model, round.state, move);
  if ('impossible' in step || step.stakeMinor > 0)
    throw new Error(`the round ${round.id} cannot be left: its rules ask for what is barred`);
  const { state, payoutMinor, jackpot = false } = step;
  return { act: move ?? null, state, stakeMinor: 0, payoutMinor, jackpot };
};
