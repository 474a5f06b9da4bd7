import { findByHand } from './figures-by-hand.ts';
import { placeholder, promotionFigures, rebateOf } from './promotion-figures.ts';
import type { LocalizedText, MerchantConfig } from '#generated/merchant-config.ts';
import type { Promotion, PromotionMechanic } from '#generated/merchant-content.ts';
import { findAudienceIssues } from './check-audience.ts';
import { findTurnoverFault } from './bonus-turnover.ts';
import { findBoostIssues } from './check-boost.ts';
import { findFreeStakeFaults } from './check-free-stake.ts';
import { findMissionIssues, findRaceIssues } from './check-contests.ts';
import { findEnvelopeIssues } from './check-envelopes.ts';
import { findRaffleIssues, prizesMinor } from './check-raffles.ts';
import { findMultiplierIssues } from './check-multiplier.ts';
import { missionConditions, raceConditions } from './contest-figures.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { didYouMean, listed } from '../schema/nearest.ts';

type Found = Omit<UnplacedIssue, 'file' | 'pointer'> & { at: (string | number)[] };

/** The conditions that a promotion tells in each of its languages, by their placeholders. */
const conditions: Record<
  Exclude<PromotionMechanic['kind'], 'missionSet' | 'race'>,
  readonly string[]
> = {
  depositMatch: ['percent', 'most', 'least', 'turnover', 'days', 'joinDays'],
  signUpReward: ['amount', 'turnover', 'days', 'joinDays'],
  dailyRebate: ['rebate', 'turnover'],
  freeStake: ['amount', 'games', 'winMost', 'turnover', 'days', 'joinDays'],
  dailyMatch: ['percent', 'most', 'least', 'turnover', 'days'],
  rebateBoost: ['boosted', 'most', 'turnover'],
  redEnvelope: ['pool', 'count', 'least', 'hours', 'minutes', 'turnover', 'days'],
  application: ['most', 'turnover', 'days'],
  raffle: ['step', 'mostTickets', 'prizes', 'turnover', 'days'],
  pointsMultiplier: ['times', 'hours', 'most', 'budget'],
};

/** What is staked before it becomes cash has conditions of its own, which what is cash at once has not. */
const conditionsOf = (mechanic: PromotionMechanic): readonly string[] => {
  const told = conditionsOfKind(mechanic);
  return 'turnover' in mechanic && mechanic.turnover === 0
    ? told.filter((name) => name !== 'turnover' && name !== 'days')
    : told;
};

const conditionsOfKind = (mechanic: PromotionMechanic): readonly string[] => {
  if (mechanic.kind === 'missionSet') return missionConditions(mechanic);
  if (mechanic.kind === 'race') return raceConditions(mechanic);
  if (mechanic.kind === 'application' && mechanic.applyAgain !== undefined)
    return [...conditions.application, 'again'];
  if (mechanic.kind === 'freeStake' && mechanic.trigger?.kind === 'deposit')
    return [...conditions.freeStake, 'least'];
  if (mechanic.kind === 'rebateBoost' && mechanic.weekdays)
    return [...conditions.rebateBoost, 'weekdays'];
  return conditions[mechanic.kind];
};

const textsOf = ({ title, summary, content }: Promotion): Record<string, LocalizedText> => ({
  title,
  summary,
  content,
});

function* findTextIssues(promotion: Promotion, config: MerchantConfig): Generator<Found> {
  for (const [key, text] of Object.entries(textsOf(promotion))) {
    for (const [language, words] of Object.entries(text)) {
      const at = [key, language];
      const figures = promotionFigures(promotion, config, language);
      const known = Object.keys(figures);
      const unknown = [...words.matchAll(placeholder)].find(([, name = '']) => !(name in figures));
      if (unknown) {
        const [whole, name = ''] = unknown;
        yield {
          code: 'promotion/placeholder',
          at,
          message: `${whole} is no figure of this promotion.`,
          suggestion:
            didYouMean(name, known) ||
            (known.length > 0 ? `Known: ${listed(known)}.` : 'It has no mechanic with figures.'),
        };
      }
      const byHand = findByHand(words, figures, { currency: config.currency, language });
      if (byHand !== undefined)
        yield {
          code: 'promotion/figure-by-hand',
          at,
          message: byHand,
          suggestion:
            'Figures come from the mechanic, so that text and rule cannot differ; what is no rule is not promised.',
        };
    }
  }
}

/**
 * Every language that the terms are written in tells every condition, be it in the title or below it.
 *
 * @yields one issue for each language that does not
 */
function* findConditionIssues(promotion: Promotion): Generator<Found> {
  const { mechanic, audience, title, summary, content } = promotion;
  if (!mechanic) return;
  const asked = [
    ...conditionsOf(mechanic),
    ...(audience?.countries ? ['countries'] : []),
    ...(audience?.ranks ? ['ranks'] : []),
  ];
  for (const language of Object.keys(content) as (keyof LocalizedText)[]) {
    const words = [title, summary, content].map((text) => text[language] ?? '').join(' ');
    const told = new Set([...words.matchAll(placeholder)].map(([, name]) => name));
    const missing = asked.filter((name) => !told.has(name));
    if (missing.length === 0) continue;
    yield {
      code: 'promotion/condition-missing',
      at: ['content', language],
      message: `The terms do not tell ${missing.map((name) => `{{${name}}}`).join(', ')}.`,
      suggestion: 'A player must be able to read every condition before joining.',
    };
  }
}

function* findMechanicIssues(promotion: Promotion, config: MerchantConfig): Generator<Found> {
  const { mechanic, informational, audience, category } = promotion;
  if ((mechanic === undefined) === (informational === undefined))
    yield {
      code: 'promotion/mechanic',
      at: mechanic ? ['informational'] : [],
      message: mechanic
        ? 'The promotion has a mechanic and says that it is informational.'
        : 'No rule stands behind this promotion.',
      suggestion: mechanic
        ? 'Take “informational” out.'
        : 'Add a mechanic, or "informational": true when it promises nothing.',
    };
  if (audience && (!mechanic || mechanic.kind === 'dailyRebate'))
    yield {
      code: 'promotion/mechanic',
      at: ['audience'],
      message: mechanic
        ? 'The rebate of merchant.json is for every member, so that this audience means nothing.'
        : 'Nobody joins this promotion, so that its audience means nothing.',
      suggestion: 'Take it out.',
    };
  const isRebate = mechanic?.kind === 'dailyRebate' || mechanic?.kind === 'rebateBoost';
  if (isRebate && rebateOf(category, config) === undefined)
    yield {
      code: 'promotion/rebate-missing',
      at: ['category'],
      message: `merchant.json gives no rebate on ${category}.`,
      suggestion: 'Name a category that /rebates gives a rate above 0.',
    };
  const most = mechanic && mostOf(mechanic);
  if (most !== undefined && mechanic && 'budgetMinor' in mechanic && mechanic.budgetMinor < most)
    yield {
      code: 'promotion/budget',
      at: ['mechanic', 'budgetMinor'],
      message: `The budget (${mechanic.budgetMinor}) is smaller than ${oneOf[mechanic.kind] ?? 'one bonus'} (${most}): nobody could join.`,
    };
  if (mechanic?.kind === 'rebateBoost') yield* findBoostIssues(mechanic);
  if (mechanic?.kind === 'freeStake')
    for (const { at, ...fault } of findFreeStakeFaults(mechanic, config))
      yield { code: 'promotion/free-stake', at: ['mechanic', ...at], ...fault };
  if (mechanic?.kind === 'redEnvelope') yield* findEnvelopeIssues(mechanic);
  if (mechanic?.kind === 'pointsMultiplier') yield* findMultiplierIssues(mechanic, config);
  if (mechanic?.kind === 'missionSet') yield* findMissionIssues(mechanic, config);
  if (mechanic?.kind === 'raffle') yield* findRaffleIssues(mechanic, promotion);
  if (mechanic?.kind === 'race') yield* findRaceIssues(mechanic, promotion);
}

/** What a budget must have room for. */
const oneOf: Partial<Record<PromotionMechanic['kind'], string>> = {
  redEnvelope: 'one pool',
  raffle: 'all prizes',
  race: 'the prizes of one race',
  missionSet: 'one reward',
};

const mostOf = (mechanic: PromotionMechanic): number | undefined => {
  if ('mostMinor' in mechanic) return mechanic.mostMinor;
  if (mechanic.kind === 'redEnvelope') return mechanic.poolMinor;
  if (mechanic.kind === 'raffle') return prizesMinor(mechanic);
  if (mechanic.kind === 'missionSet')
    return Math.max(...mechanic.missions.map(({ amountMinor = 0 }) => amountMinor));
  if (mechanic.kind === 'race') return mechanic.prizesMinor.reduce((sum, prize) => sum + prize, 0);
  return 'amountMinor' in mechanic ? mechanic.amountMinor : undefined;
};

/**
 * What the licence says of bonuses.
 *
 * @yields an issue when the bonus is staked more often than it allows
 */
function* findLicenceIssues({ mechanic }: Promotion, config: MerchantConfig): Generator<Found> {
  if (!mechanic || !('turnover' in mechanic)) return;
  const fault = findTurnoverFault(mechanic.turnover, config);
  if (fault) yield { ...fault, at: ['mechanic', 'turnover'] };
}

/** Checks what the schema cannot say of promotions: that text and rule are one. */
export const checkPromotions = (
  promotions: readonly Promotion[],
  config: MerchantConfig,
  file: string,
): UnplacedIssue[] =>
  promotions.flatMap((promotion, index) =>
    [
      ...findMechanicIssues(promotion, config),
      ...findAudienceIssues(promotion, config),
      ...findTextIssues(promotion, config),
      ...findConditionIssues(promotion),
      ...findLicenceIssues(promotion, config),
    ].map(({ at, ...issue }) => ({ ...issue, file, pointer: pointerTo('/items', index, ...at) })),
  );
