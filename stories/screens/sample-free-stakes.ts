import type { Promotion } from '#api/announcements.ts';
import { type Bonus, bonusDetails, type BoundGames } from '#api/bonuses.ts';
import { type MallItemView, mallItems } from '#api/point-mall.ts';
import type { PromotionStanding } from '#api/promotions.ts';
import { type Reward, rewards } from '#api/rewards.ts';
import { balance } from '#api/wallet.ts';
import type { RecordedAnswer, RecordedAnswers } from './recording.ts';
import {
  answer,
  currencyIn,
  inDays,
  inEachLanguage,
  valueOf,
  withPromotion,
  withStanding,
} from './sample-answers.ts';
import { gameAnswers } from './sample-free-stake-game.ts';

const ID = 'evening-dice';
const TITLE = 'An evening of dice';

const bound: BoundGames = {
  games: [
    { nodeId: 1, name: 'Golden Dice' },
    { nodeId: 2, name: 'Crystal Dice' },
  ],
  categories: [],
  mostMinor: 50_000,
};

/** Of each state one: used now, waiting, used up into cash, expired. */
const bonusesIn = (currency: string): Bonus[] => {
  const one = (id: number, more: Partial<Bonus>): Bonus => ({
    id,
    title: TITLE,
    amountMinor: 5000,
    currency,
    status: 'ACTIVE',
    requiredMinor: 10_000,
    doneMinor: 0,
    convertedMinor: null,
    grantedAt: inDays(-1),
    expiresAt: null,
    closedAt: null,
    bound,
    ...more,
  });
  const slots = { games: [], categories: ['RNG'] as const, mostMinor: 40_000 };
  return [
    one(4, { doneMinor: 3500, expiresAt: inDays(13) }),
    one(3, { status: 'WAITING', bound: { ...slots, categories: [...slots.categories] } }),
    one(2, {
      status: 'COMPLETED',
      doneMinor: 10_000,
      convertedMinor: 18_500,
      grantedAt: inDays(-20),
      closedAt: inDays(-9),
    }),
    one(1, { status: 'EXPIRED', doneMinor: 1200, grantedAt: inDays(-40), closedAt: inDays(-26) }),
  ];
};

const promotion: Omit<Promotion, 'announcementImages'> = {
  id: ID,
  title: TITLE,
  summary: 'Make your next deposit, and a free stake for the dice is yours',
  content:
    '<ul><li>It is played on Golden Dice and Crystal Dice alone</li><li>There it is staked before your own money</li><li>Once it is turned over, it becomes cash with what it won, up to its most</li></ul>',
  language: 'en',
  category: 'INHOUSE',
  startsAt: null,
  endsAt: null,
  sequence: 0,
  mechanic: 'freeStake',
  asks: 'deposit',
};

const mallAnswer = (recorded: RecordedAnswers, currency: string): RecordedAnswer => {
  const items = (valueOf(recorded, `GET ${mallItems.path}`) ?? []) as MallItemView[];
  const bonus = items.find(({ kind }) => kind === 'bonus');
  const free: MallItemView = {
    id: 'free-roll',
    kind: 'freeStake',
    category: 'play',
    title: 'A free roll of the dice',
    text: 'A free stake for the dice alone, used before your own money',
    language: 'en',
    art: bonus?.art ?? '',
    pricePoints: 1500,
    amountMinor: 5000,
    currency,
    turnover: 2,
    freeStake: bound,
    left: null,
    mayHave: 5,
    leastRank: null,
  };
  return answer([free, ...items]);
};

/**
 * What a member with free stakes is answered, out of what was recorded: one to claim, one in use, one waiting, one that
 * became cash, one expired, and one in the points mall.
 *
 * @returns answers by call without its language
 */
export const sampleFreeStakes = (recorded: RecordedAnswers): RecordedAnswers => {
  const money = valueOf(recorded, `GET ${balance.path}`) as { currency: string } | undefined;
  const currency = currencyIn(recorded);
  const list = bonusesIn(currency);
  const bonuses = { next: null, contributions: [], minimumOdds: 1.5 };
  const dueAt = inDays(6);
  const claim: PromotionStanding = {
    id: ID,
    status: 'claim',
    reason: null,
    amountMinor: 5000,
    currency,
    dueAt,
  };
  const had = (valueOf(recorded, `GET ${rewards.path}`) ?? []) as Reward[];
  const reward: Reward = {
    kind: 'promotion',
    id: ID,
    title: TITLE,
    state: 'claimable',
    status: 'claim',
    amountMinor: 5000,
    currency,
    progress: null,
    endsAt: dueAt,
    path: `/promotions#${ID}`,
  };
  const own: RecordedAnswers = {
    ...withStanding(recorded, claim),
    [`GET ${rewards.path}`]: answer([reward, ...had]),
    [`GET ${mallItems.path}`]: mallAnswer(recorded, currency),
    [`GET ${bonusDetails.path}?pageSize=10`]: answer({ ...bonuses, list }),
    [`GET ${bonusDetails.path}?pageSize=1&status=ACTIVE`]: answer({
      ...bonuses,
      list: list.slice(0, 1),
      total: 1,
    }),
    [`GET ${balance.path}`]: answer({ ...money, bonusMinor: 6200 }),
    ...gameAnswers(currency),
  };
  return { ...withPromotion(recorded, promotion), ...inEachLanguage(recorded, own) };
};
