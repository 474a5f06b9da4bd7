import type { AnswerOf, ParsedOf } from '#api/endpoint.ts';
import { playSession } from '#api/play.ts';
import { vendorAuthenticate, type VendorSession } from '#api/vendor-protocol.ts';
import { modelOf } from '#games/registry/rules/model-of.ts';
import type { PlaySession } from '../database/games-tables.ts';
import { refuse } from '../context/refusal.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { hashPlayToken, makePlayToken } from '../sessions/play-token.ts';
import { readState } from './read-state.ts';

const REQUEST_ID_SIGNS = 40;

/** Turns the ticket of a launch into a session, at the platform and here. */
export const openSession = async (
  context: VendorContext,
  { vendor, ticket }: ParsedOf<typeof playSession>,
): Promise<AnswerOf<typeof playSession>> => {
  const ticketHash = hashPlayToken(ticket);
  // An answer that was lost on the way is asked for again under the same id.
  const requestId = `authenticate:${ticketHash.slice(0, REQUEST_ID_SIGNS)}`;
  const answer = await context.wallets.call(vendor, vendorAuthenticate, { requestId, ticket });
  if (answer.ok === null) return refuse('wallet_unreachable');
  if (!answer.ok) return refuse('ticket_invalid', { platform: answer.refusal });
  if (!modelOf(answer.value.game))
    return refuse('game_unknown', { game: answer.value.game.gameCode });
  const token = makePlayToken();
  const session = await insertSession(context, { vendor, ticketHash, token, facts: answer.value });
  const { facts, ...state } = await readState(context, session, answer.value.balanceMinor);
  return { token, facts, ...state };
};

const insertSession = (
  { database }: VendorContext,
  given: { vendor: string; ticketHash: string; token: string; facts: VendorSession },
): Promise<PlaySession> =>
  database.transaction().execute(async (tx) => {
    const { facts } = given;
    const { merchant, playerId, wallet, playerName: name } = facts;
    const player = await tx
      .insertInto('player')
      .values({ merchant, playerId, wallet, name })
      .onConflict((conflict) =>
        conflict.columns(['merchant', 'playerId', 'wallet']).doUpdateSet({ name }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = await tx
      .insertInto('playSession')
      .values({
        tokenHash: hashPlayToken(given.token),
        ticketHash: given.ticketHash,
        vendorCode: given.vendor,
        platformToken: facts.sessionToken,
        playerId: player.id,
        nodeId: facts.game.nodeId,
        purpose: facts.purpose,
        roundId: facts.roundId ?? null,
        facts: JSON.stringify(facts),
      })
      // A ticket opens one page; whoever finds it in an address opens none.
      .onConflict((conflict) => conflict.column('ticketHash').doNothing())
      .returningAll()
      .executeTakeFirst();
    return session ?? refuse('ticket_invalid');
  });
