import type { RewardState } from '#api/rewards.ts';
import { readText } from '#domain/read-text.ts';
import { sql } from '../../base/database/sql.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { countRows } from '../bonuses/count-rows.ts';
import type { Claimed, RewardSource } from '../bonuses/reward-source.ts';
import { awardWithoutBets } from './award-missions.ts';
import { askForAward, claimAward } from './claim-mission.ts';
import { LOTTERY_SET } from './lottery-set.ts';
import { type MemberMission, readMissions } from './read-missions.ts';

const states: Record<MemberMission['state'], RewardState | null> = {
  claimable: 'claimable',
  open: 'open',
  claimed: 'received',
  expired: 'ended',
  full: null,
};

/** What is no award is named otherwise: its mission is not reached yet. */
const AWARD_ID = /^[1-9]\d{0,14}$/;

/** The missions as rewards. */
export const missionRewards: RewardSource = {
  kind: 'mission',
  list: async (database, merchant, { memberId, language }) => {
    const { currency, languages } = merchant.config;
    const all = await readMissions(database, merchant, memberId);
    return all.flatMap((mission) => {
      const { setId, id, from, metric, target, progress, points, endsAt, awardId } = mission;
      const state = states[mission.state];
      if (!state) return [];
      return {
        kind: 'mission' as const,
        id: awardId === null ? `${setId}:${id}:${from}` : String(awardId),
        title: readText(mission.title ?? mission.bonusTitle, language, languages.fallback),
        state,
        amountMinor: points === null ? mission.amountMinor : null,
        ...(points !== null && { points }),
        currency,
        progress: {
          done: Math.min(progress, target),
          target,
          unit:
            metric === 'validBet' || metric === 'lotteryBet'
              ? ('MONEY' as const)
              : ('COUNT' as const),
        },
        endsAt: endsAt?.toISOString() ?? null,
        path: setId === LOTTERY_SET ? '/lott' : '/missionLeaderboard',
      };
    });
  },
  count: async (database, merchant, { memberId, facts }) => {
    if (findPauseRefusal(facts, new Date()) === null)
      await awardWithoutBets(database, merchant, memberId);
    return countRows(
      database,
      sql`select from mission_award where merchant_id = ${merchant.id} and member_id = ${memberId}
        and state = 'CLAIMABLE'`,
    );
  },
  shortly: {
    ask: (merchant, memberId, id) =>
      AWARD_ID.test(id) ? askForAward(merchant, memberId, Number(id)) : null,
    // The function's answer has this form.
    read: (answer) => answer as Claimed,
  },
  claim: (tx, claimant, id) => {
    if (!AWARD_ID.test(id))
      throw new Refusal(id.includes(':') ? 'mission_unfulfilled' : 'mission_unknown');
    return claimAward(tx, claimant, Number(id));
  },
};
