import { claimAllRewards, claimReward, type Reward, rewards } from '#api/rewards.ts';
import { type Context, handle, Refusal, type Session } from '../../base/endpoints/handler.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { type Claimed, claimantOf } from '../../money/bonuses/reward-source.ts';
import { rewardSources } from './reward-sources.ts';

type Asking = Pick<Context, 'database' | 'merchant'> & { session: Session; language: string };

type Claiming = Asking & Pick<Context, 'ip'>;

/** Everything that the member can claim, works towards or has had, one source after the other. */
export const listRewards = async ({
  database,
  merchant,
  session,
  language,
}: Asking): Promise<Reward[]> => {
  const member = { memberId: session.memberId, language };
  const lists = await Promise.all(
    Object.values(rewardSources).map((source) => source.list(database, merchant, member)),
  );
  return lists.flat();
};

/** Everything that the member can claim, works towards or has had, one source after the other. */
export const rewardsHandler = handle(rewards, (_input, context) => listRewards(context));

/** Claims one reward of whatever kind. */
export const claimRewardHandler = handle(claimReward, async ({ kind, id }, context) => ({
  ...(await claimOne(context, { kind, id })),
  currency: context.merchant.config.currency,
}));

/** Claims all that can be claimed, each by itself: one that is gone meanwhile does not stop the others. */
export const claimAllRewardsHandler = handle(claimAllRewards, async (_input, context) => {
  const claimable = (await listRewards(context)).filter(({ state }) => state === 'claimable');
  let [claimed, amountMinor, points] = [0, 0, 0];
  for (const each of claimable)
    try {
      const given = await claimOne(context, each);
      amountMinor += given.amountMinor;
      points += given.points;
      claimed += 1;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'account_frozen') throw error;
    }
  return { claimed, amountMinor, points, currency: context.merchant.config.currency };
});

const claimOne = async (
  context: Claiming,
  { kind, id }: Pick<Reward, 'kind' | 'id'>,
): Promise<Claimed> => {
  const { database, merchant, session } = context;
  const source = rewardSources[kind];
  return (
    (await source.claimShortly?.(database, merchant, session.memberId, id)) ??
    database.transaction().execute(async (tx) => {
      const member = await lockMember(tx, merchant.id, session.memberId);
      if (member?.status !== 'active') throw new Refusal('account_frozen');
      const given = await source.claim(tx, claimantOf(context), id);
      return typeof given === 'number' ? { amountMinor: given, points: 0 } : given;
    })
  );
};
