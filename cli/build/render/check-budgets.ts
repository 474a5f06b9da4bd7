import { pointerTo, type UnplacedIssue } from '#config/issues/issue.ts';
import type { HomeWeights, Weight } from './weigh-home.ts';

/**
 * The most that a home page may make a browser fetch before it is alive, in bytes as brotli sends
 * them: what a phone on slow 4G takes in about a second beside the page itself.
 */
export const BUDGETS = { scripts: 110_000, styles: 20_000 } as const;

const WORDS = { scripts: 'JavaScript', styles: 'css' } as const;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const sum = (weights: readonly Weight[]): number =>
  weights.reduce((bytes, each) => bytes + each.bytes, 0);

/** The heaviest of what the merchant's own settings ask for. */
const heaviest = (weights: readonly Weight[]): Weight | undefined =>
  weights
    .filter(({ setting }) => setting !== undefined)
    .toSorted((one, other) => other.bytes - one.bytes)[0];

/**
 * Finds the budgets that a brand's home page breaks. Each names the setting that weighs most.
 *
 * @param file merchant.json, absolute
 * @param budgets in bytes; others than ours in tests only
 */
export const checkBudgets = (
  file: string,
  weights: HomeWeights,
  budgets: Record<keyof HomeWeights, number> = BUDGETS,
): UnplacedIssue[] =>
  (['scripts', 'styles'] as const).flatMap((kind) => {
    const bytes = sum(weights[kind]);
    if (bytes <= budgets[kind]) return [];
    const culprit = heaviest(weights[kind]);
    const blamed = culprit
      ? `${culprit.what} takes ${kB(culprit.bytes)} of it, the most that a setting asks for.`
      : '';
    return [
      {
        code: `budget/${kind}` as const,
        file,
        pointer: pointerTo('', ...(culprit?.setting ?? [])),
        message:
          `The home page needs ${kB(bytes)} of ${WORDS[kind]} before it is alive; ${kB(budgets[kind])} is the most. ${blamed}`.trim(),
        suggestion: 'Choose something lighter here, or leave it out.',
      },
    ];
  });
