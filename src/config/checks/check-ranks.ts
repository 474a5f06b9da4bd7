import { keepPointsOf } from '#domain/rank-ladder.ts';
import type { MerchantConfig, RankStep } from '#generated/merchant-config.ts';
import { makeIssue, type Check } from './check.ts';
import { knownJurisdictions } from './jurisdictions.ts';

/** What is at fault in the ladder, below `/ranks`. */
interface LadderIssue {
  path: (string | number)[];
  message: string;
  hint?: string;
}

/**
 * The ladder begins at 0, rises and names each rank once; no rank has less than everybody has; bonuses are within what the
 * licence says; there are points to count.
 *
 * @yields what is at fault
 */
export const checkRanks: Check = function* (subject) {
  const { config } = subject;
  for (const { path, message, hint } of [...ladderIssues(config), ...rewardIssues(config)])
    yield makeIssue(subject, 'ranks/ladder', ['ranks', ...path], message, hint);
  const { enabled, steps, bonusTurnover } = config.ranks;
  if (enabled && !config.points.enabled)
    yield makeIssue(
      subject,
      'ranks/ladder',
      ['ranks', 'enabled'],
      'Ranks count points, and members earn none here.',
      'Switch /points on, or the ranks off.',
    );
  const where = knownJurisdictions().get(config.licence.jurisdiction);
  if (!enabled || !where?.bonus || !steps.some(givesBonus)) return;
  const { mostTurnover, confirmed, source } = where.bonus;
  if (bonusTurnover > mostTurnover)
    yield makeIssue(
      subject,
      confirmed ? 'licence/bonus' : 'licence/unconfirmed',
      ['ranks', 'bonusTurnover'],
      `A bonus may be staked ${mostTurnover} times at most, not ${bonusTurnover}. ${where.name}: ${source.title}, ${source.section} (${source.url}).`,
    );
};

const givesBonus = ({ levelUp, monthly, birthday }: RankStep): boolean =>
  [levelUp, monthly, birthday].some(({ bonusMinor }) => bonusMinor > 0);

function* ladderIssues({ ranks }: MerchantConfig): Generator<LadderIssue> {
  const { steps, keepDays, noticeDays } = ranks;
  const seen = new Set<string>();
  for (const [index, step] of steps.entries()) {
    const below = steps[index - 1];
    if (seen.has(step.id))
      yield { path: ['steps', index, 'id'], message: `There is a rank ${step.id} already.` };
    seen.add(step.id);
    if (!below && step.points !== 0)
      yield {
        path: ['steps', index, 'points'],
        message: `Everybody stands on the first step, and ${step.id} asks for ${step.points} points.`,
        hint: 'Set it to 0.',
      };
    if (below && step.points <= below.points)
      yield {
        path: ['steps', index, 'points'],
        message: `${step.id} asks for ${step.points} points, no more than ${below.id}, which is below it.`,
        hint: `Set it above ${below.points}.`,
      };
    if (keepPointsOf(step) > step.points)
      yield {
        path: ['steps', index, 'keepPoints'],
        message: `${step.id} is harder to hold (${keepPointsOf(step)} points) than to reach (${step.points}).`,
        hint: `Set keepPoints to at most ${step.points}.`,
      };
  }
  if (noticeDays >= keepDays)
    yield {
      path: ['noticeDays'],
      message: `The notice comes ${noticeDays} days before the end of a rank that is kept for ${keepDays}.`,
      hint: `Set noticeDays below ${keepDays}.`,
    };
}

/**
 * A rank gives what everybody has and what the ranks below it give, or more.
 *
 * @yields what a rank gives less
 */
function* rewardIssues({ ranks, withdrawals }: MerchantConfig): Generator<LadderIssue> {
  const everybody = {
    withdrawalMaximumMinor: withdrawals.maximumMinor,
    dailyMaximumMinor: withdrawals.dailyMaximumMinor,
    dailyCount: withdrawals.dailyCount,
    rebatePercent: 0,
    feeOffPercent: 0,
  };
  const names = Object.keys(everybody) as (keyof typeof everybody)[];
  for (const name of names) {
    let most = everybody[name];
    for (const [index, step] of ranks.steps.entries()) {
      const own = step[name] ?? everybody[name];
      if (own < most)
        yield {
          path: ['steps', index, ...(step[name] === undefined ? [] : [name])],
          message: `The ${name} of ${step.id} is ${own}: less than ${most}, which ${index === 0 ? 'everybody has' : 'the ranks below have'}.`,
          hint: `Set ${name} to at least ${most}.`,
        };
      most = Math.max(most, own);
    }
  }
}
