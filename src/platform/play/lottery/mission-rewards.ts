import { readText } from '#domain/read-text.ts';
import { bonusTitle } from '../../money/bonuses/bonus-title.ts';
import type { RewardSource } from '../../money/bonuses/reward-source.ts';
import { claimMissionBonus, readMissions } from './missions.ts';

const states = { claimable: 'claimable', open: 'open', claimed: 'received' } as const;

/** The missions of the brand's lotteries as rewards. */
export const missionRewards: RewardSource = {
  kind: 'lotteryMission',
  list: async (database, merchant, { memberId, language }) => {
    const { currency, languages } = merchant.config;
    const missions = await readMissions(database, merchant, memberId);
    return missions.map(({ id, metric, target, progress, state, bonusMinor, endsAt }) => ({
      kind: 'lotteryMission',
      id,
      title: readText(bonusTitle('lotteryMission'), language, languages.fallback),
      state: states[state],
      amountMinor: bonusMinor,
      currency,
      progress: {
        done: Math.min(progress, target),
        target,
        unit: metric === 'validBet' ? 'MONEY' : 'COUNT',
      },
      endsAt,
      path: '/lott',
    }));
  },
  claim: claimMissionBonus,
};
