import type { RewardState } from '#api/rewards.ts';
import { readText } from '#domain/read-text.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import type { RewardSource } from '../bonuses/reward-source.ts';
import { claimEnvelope } from './claim-red-envelope.ts';
import { countOpenRounds, mayBeOffered, phaseOf, readMemberRounds } from './envelope-rounds.ts';

const states = {
  open: 'claimable',
  taken: 'received',
  announced: null,
  gone: null,
} satisfies Record<string, RewardState | null>;

/** The envelopes that the member can take at this moment, and those that were taken. */
export const envelopeRewards: RewardSource = {
  kind: 'redEnvelope',
  list: async (database, merchant, { memberId, language }) => {
    const now = new Date();
    const [rounds, facts] = await Promise.all([
      readMemberRounds(database, merchant.id, memberId),
      readFacts(database, merchant, memberId),
    ]);
    const isOffered = mayBeOffered(facts, now);
    return rounds.flatMap((round) => {
      const phase = phaseOf(round, now);
      const state = phase && states[phase];
      if (!state || (state === 'claimable' && !isOffered)) return [];
      return {
        kind: 'redEnvelope' as const,
        id: String(round.id),
        title: readText(round.title, language, merchant.config.languages.fallback),
        state,
        amountMinor: round.amountMinor,
        currency: round.currency,
        progress: null,
        endsAt: state === 'claimable' ? round.closesAt.toISOString() : null,
        path: `/promotions#${round.promotionId}`,
      };
    });
  },
  count: async (database, { id }, { memberId, facts }) =>
    mayBeOffered(facts, new Date()) ? countOpenRounds(database, id, memberId) : 0,
  claim: async (tx, claimant, id) => {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw new Refusal('envelope_unknown');
    return (await claimEnvelope(tx, claimant, Number(id))).amountMinor;
  },
};
