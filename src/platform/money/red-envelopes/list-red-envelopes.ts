import { redEnvelopes } from '#api/red-envelopes.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import { mayBeOffered, phaseOf, readMemberRounds, toRound } from './envelope-rounds.ts';

/**
 * The rounds of red envelopes that a member's pages may tell of. Who has a break from play, or wants no
 * offers, is told of none.
 */
export const redEnvelopesHandler = handle(redEnvelopes, async (_input, context) => {
  const { database, merchant, session, language } = context;
  const now = new Date();
  const [rounds, facts] = await Promise.all([
    readMemberRounds(database, merchant.id, session.memberId),
    readFacts(database, merchant, session.memberId),
  ]);
  const isTold = mayBeOffered(facts, now) && facts.marketing;
  const told = (isTold ? rounds : []).flatMap((round) => {
    const phase = phaseOf(round, now);
    return phase && round.closesAt > now ? [toRound(round, phase, { merchant, language })] : [];
  });
  return { now: now.toISOString(), rounds: told };
});
