import type { Reward } from '#api/rewards.ts';
import { readText } from '#domain/read-text.ts';
import { sql } from '../../base/database/sql.ts';
import { isTrial } from '../../people/access/member-types.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import { countRows } from '../bonuses/count-rows.ts';
import type { RewardSource } from '../bonuses/reward-source.ts';
import { claimPrizes } from './claim-prizes.ts';
import { type MemberRaffle, readMemberRaffles, standingOfRaffle } from './raffle-standings.ts';

/** Days for which a raffle that is over is told of. */
const TOLD_DAYS = 30;

const DAY_MS = 86_400_000;

/** What the member has in raffles, and what their tickets have won. */
export const raffleRewards: RewardSource = {
  kind: 'raffle',
  list: async (database, merchant, { memberId, language }) => {
    const [raffles, facts] = await Promise.all([
      readMemberRaffles(database, merchant.id, memberId),
      readFacts(database, merchant, memberId),
    ]);
    const now = new Date();
    const isPaused = findPauseRefusal(facts, now) !== null;
    return raffles.flatMap((raffle) => {
      const standing = standingOfRaffle(raffle, { isPaused, now });
      const state = stateOf(raffle, standing.status, now);
      if (!state) return [];
      return {
        kind: 'raffle' as const,
        id: raffle.promotionId,
        title: readText(raffle.title, language, merchant.config.languages.fallback),
        state,
        status: standing.status,
        amountMinor: standing.amountMinor,
        currency: raffle.currency,
        progress:
          state === 'open'
            ? { done: raffle.tickets, target: raffle.mostTickets, unit: 'COUNT' as const }
            : null,
        endsAt: standing.dueAt,
        path: `/promotions#${raffle.promotionId}`,
      };
    });
  },
  count: async (database, { id }, { memberId, facts }) =>
    isTrial(facts.type)
      ? 0
      : countRows(
          database,
          sql`select distinct promotion_id from raffle_prize where merchant_id = ${id}
            and member_id = ${memberId} and claimed_at is null`,
        ),
  claim: claimPrizes,
};

const stateOf = (
  { tickets, endedAt }: MemberRaffle,
  status: ReturnType<typeof standingOfRaffle>['status'],
  now: Date,
): Reward['state'] | null => {
  if (status === 'claim') return 'claimable';
  if (status === 'claimed') return 'received';
  if (status === 'joined' || status === 'processing' || status === 'comingSoon') return 'open';
  const isFresh = endedAt !== null && +now - +endedAt < TOLD_DAYS * DAY_MS;
  return tickets > 0 && isFresh ? 'ended' : null;
};
