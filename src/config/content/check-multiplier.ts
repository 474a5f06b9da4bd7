import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { PointsMultiplier } from '#generated/merchant-content.ts';
import type { UnplacedIssue } from '../issues/issue.ts';

type Found = Omit<UnplacedIssue, 'file' | 'pointer'> & { at: (string | number)[] };

/**
 * What the schema cannot say of a promotion that multiplies points.
 *
 * @yields an issue where there are no points to multiply, or more for one member than for all
 */
export function* findMultiplierIssues(
  { categories, mostPoints, budgetPoints }: PointsMultiplier,
  { points }: MerchantConfig,
): Generator<Found> {
  if (!points.enabled)
    yield {
      code: 'promotion/points',
      at: ['mechanic'],
      message: 'The brand has no points that it could multiply.',
      suggestion: 'Set /points/enabled of merchant.json to true.',
    };
  for (const [index, category] of categories.entries())
    if (points.weights[category] === 0)
      yield {
        code: 'promotion/points',
        at: ['mechanic', 'categories', index],
        message: `Bets on ${category} earn no points: /points/weights/${category} is 0.`,
        suggestion: 'Take the category out, or give it a weight.',
      };
  if (budgetPoints < mostPoints)
    yield {
      code: 'promotion/budget',
      at: ['mechanic', 'budgetPoints'],
      message: `The budget (${budgetPoints}) is smaller than the most for one member (${mostPoints}).`,
    };
}
