import type { PlayFacts, PlayState, ShownRound } from '#api/play.ts';
import { vendorBalance } from '#api/vendor-protocol.ts';
import { modelOf } from '#games/registry/rules/model-of.ts';
import { randomUUID } from 'node:crypto';
import type { PlaySession } from '../database/games-tables.ts';
import { followUp } from '../settlement/follow-up.ts';
import { readDetail } from '../history/read-detail.ts';
import { refuse } from '../context/refusal.ts';
import { nextRoundInMs, roundMsOf } from '../rounds/answer-round.ts';
import { showRound } from '../rounds/show-round.ts';
import { deliverWithin } from '../wallet/deliver-message.ts';
import { picturesOf } from '../symbols/pictures-of.ts';
import type { VendorContext } from '../context/vendor-context.ts';

/** Everything that a page starts from. */
export const readState = async (
  context: VendorContext,
  session: PlaySession,
  balanceMinor: number,
): Promise<PlayState> => {
  const facts = toFacts(session, balanceMinor);
  const round =
    facts.purpose === 'replay'
      ? (await readDetail(context, session, session.roundId ?? '')).round
      : await openRoundOf(context, session);
  return { facts, round, nextRoundInMs: await nextRoundInMs(context, session) };
};

/** The same for a page that was loaded anew: the balance is asked for. */
export const resumeState = async (
  context: VendorContext,
  session: PlaySession,
): Promise<PlayState> => {
  const { vendorCode, platformToken: sessionToken, facts } = session;
  if (session.purpose === 'replay') return readState(context, session, facts.balanceMinor);
  const requestId = `balance:${randomUUID()}`;
  const answer = await context.wallets.call(vendorCode, vendorBalance, { requestId, sessionToken });
  if (answer.ok === null) return refuse('wallet_unreachable');
  if (!answer.ok) return refuse('session_expired');
  return readState(context, session, answer.value.balanceMinor);
};

const toFacts = ({ facts }: PlaySession, balanceMinor: number): PlayFacts => {
  const { brand, game } = facts;
  const { minimumStakeMinor, maximumStakeMinor, iconUrl, ...named } = game;
  const model = modelOf(game) ?? refuse('game_unknown');
  return {
    purpose: facts.purpose,
    game: { ...named, iconUrl: new URL(iconUrl, brand.origin).href },
    model,
    pictures: picturesOf(game.gameCode, model),
    currency: facts.currency,
    minorDigits: facts.minorDigits,
    language: facts.language,
    wallet: facts.wallet,
    balanceMinor,
    minimumStakeMinor,
    maximumStakeMinor,
    brand: {
      ...brand,
      styleUrl: brand.styleUrl === '' ? '' : new URL(brand.styleUrl, brand.origin).href,
    },
    roundMs: roundMsOf(facts),
  };
};

/** The round that the player left open, once it is known whether its stake was taken. */
const openRoundOf = async (
  context: VendorContext,
  { playerId, nodeId }: PlaySession,
): Promise<ShownRound | null> => {
  const { database } = context;
  const find = () =>
    database
      .selectFrom('round')
      .selectAll()
      .where('playerId', '=', playerId)
      .where('nodeId', '=', nodeId)
      .where('status', 'in', ['staking', 'open'])
      .executeTakeFirst();
  const found = await find();
  if (found?.status === 'staking') {
    const waiting = await database
      .selectFrom('message')
      .select('id')
      .where('roundId', '=', found.id)
      .where('state', '=', 'pending')
      .execute();
    for (const { id } of waiting) await deliverWithin(context, id, followUp);
  }
  const round = found && (await find());
  return round && round.steps > 0 ? showRound(database, round) : null;
};
