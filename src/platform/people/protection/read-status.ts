import { protectionStatus } from '#api/protection.ts';
import { isOldEnough } from '#domain/age-state.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { toLimit } from './limit-view.ts';
import { limitsInUse } from './limits-in-use.ts';
import { playSessionOf, realityOf } from './play-session.ts';
import { readFacts, readUsage } from './read-facts.ts';
import { ageOf } from './find-refusals.ts';
import { exclusionOf } from './self-exclusion.ts';

/** Everything that protects the signed-in account, in one answer. */
export const protectionStatusHandler = handle(
  protectionStatus,
  async (_input, { database, merchant, session }) => {
    const now = new Date();
    const { config } = merchant;
    const [facts, usage] = await Promise.all([
      readFacts(database, merchant, session.memberId),
      readUsage(database, merchant, session.memberId),
    ]);
    const state = ageOf(facts, merchant, now);
    const coolOff = facts.coolOffUntil && facts.coolOffUntil > now ? facts.coolOffUntil : null;
    return {
      currency: config.currency,
      limits: limitsInUse(facts.limits, config.protection.caps, usage).map((limit) =>
        toLimit(limit, merchant),
      ),
      coolOffUntil: coolOff?.toISOString() ?? null,
      selfExclusion: exclusionOf(facts, now),
      realityCheck: realityOf(playSessionOf(facts, merchant, now), facts, merchant, now),
      age: {
        state,
        minimum: config.ages.minimum,
        playOpen: isOldEnough(state, config.protection.ageProof),
      },
      marketing: facts.marketing,
    };
  },
);
