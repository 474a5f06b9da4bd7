import { claimAllRewards, claimReward, type Reward, rewards } from '#api/rewards.ts';
import { type Context, handle, Refusal, type Session } from '../../base/endpoints/handler.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { type Asked, askShortlyInOrder } from '../../base/ledger/short-way.ts';
import { type Claimed, claimantOf } from '../../money/bonuses/reward-source.ts';
import { lookForClaimable, type Claimable } from './look-for-claimable.ts';
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

/**
 * Claims all that can be claimed, in the order in which it is listed, each by itself: one that is gone meanwhile does not stop
 * the others.
 */
export const claimAllRewardsHandler = handle(claimAllRewards, async (_input, context) => {
  const left = [...(await listClaimable(context))];
  let [claimed, amountMinor, points] = [0, 0, 0];
  const count = (given: Claimed): void => {
    amountMinor += given.amountMinor;
    points += given.points;
    claimed += 1;
  };
  while (left.length > 0) {
    const given = await claimShortly(context, left);
    given.forEach(count);
    left.splice(0, given.length);
    // What was not done is not usual, and so the rest is asked for only after it.
    const [next] = left.splice(0, 1);
    if (next)
      try {
        count(await claimLongWay(context, next));
      } catch (error) {
        if (!(error instanceof Refusal) || error.code === 'account_frozen') throw error;
      }
  }
  return { claimed, amountMinor, points, currency: context.merchant.config.currency };
});

/** What can be claimed, one source after the other: by one look, or where that does not know by asking each source. */
const listClaimable = async (context: Claiming): Promise<readonly Claimable[]> => {
  const { database, merchant, session, language } = context;
  const { memberId } = session;
  return (
    (await lookForClaimable(database, merchant, { memberId, language })) ??
    (await listRewards(context)).filter(({ state }) => state === 'claimable')
  );
};

/**
 * Claims the first of some rewards, as far as their usual cases go.
 *
 * @returns what was claimed, of the first ones
 */
const claimShortly = async (
  { database, merchant, session }: Claiming,
  wanted: readonly Claimable[],
): Promise<Claimed[]> => {
  const asked: (Asked & { read: (answer: unknown) => Claimed })[] = [];
  for (const { kind, id } of wanted) {
    const { shortly } = rewardSources[kind];
    const one = shortly?.ask(merchant, session.memberId, id);
    if (!shortly || !one) break;
    asked.push({ ...one, read: shortly.read });
  }
  if (asked.length === 0) return [];
  const answers = await askShortlyInOrder(database, asked);
  return answers.flatMap((answer, at) => asked[at]?.read(answer) ?? []);
};

const claimOne = async (context: Claiming, reward: Claimable): Promise<Claimed> => {
  const [given] = await claimShortly(context, [reward]);
  return given ?? claimLongWay(context, reward);
};

const claimLongWay = (context: Claiming, { kind, id }: Claimable): Promise<Claimed> => {
  const { database, merchant, session } = context;
  return database.transaction().execute(async (tx) => {
    const member = await lockMember(tx, merchant.id, session.memberId);
    if (member?.status !== 'active') throw new Refusal('account_frozen');
    const given = await rewardSources[kind].claim(tx, claimantOf(context), id);
    return typeof given === 'number' ? { amountMinor: given, points: 0 } : given;
  });
};
