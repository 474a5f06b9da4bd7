import { areInOrder, type ContractKind, ladderOf } from '#domain/agents/contract-terms.ts';
import type { UnplacedIssue } from '../issues/issue.ts';
import { type Check, makeIssue, type Subject } from './check.ts';

const SALARIES = ['daily', 'hourly', 'realtime'] as const;

/**
 * The ladders of contracts rise, and what they give at their tops is earned by the house even where it keeps least.
 *
 * @yields what is at fault
 */
export const checkAgentLadders: Check = function* (subject) {
  yield* findOrderIssues(subject);
  if (subject.config.flags.AGENTPOLICY3) yield* findLossIssues(subject);
};

function* findOrderIssues(subject: Subject): Generator<UnplacedIssue> {
  const { contracts } = subject.config.agents;
  for (const kind of ['dividend', 'daily', 'hourly'] as const) {
    const terms = ladderOf(contracts, kind) ?? [];
    for (const [index, tier] of terms.entries()) {
      const before = terms[index - 1];
      if (before === undefined || areInOrder([before, tier])) continue;
      const same = tier.rateMillis <= before.rateMillis;
      yield makeIssue(
        subject,
        'agents/ladder',
        ['agents', 'contracts', kind, 'tiers', index],
        same
          ? `The tier gives ${percent(tier.rateMillis)}, no more than the one before, which gives ${percent(before.rateMillis)}.`
          : 'The tier asks for less than the one before, and gives more: nobody would get the one before.',
        'Write the tiers from the lowest to the highest, each asking for no less and giving more.',
      );
    }
  }
}

/**
 * Salaries are shares of valid bets, so are what the house keeps; a dividend is a share of what salaries leave. With dividends
 * of at most 70 % the sum is above what the house keeps exactly when the salaries are.
 *
 * @yields that the tops cost too much
 */
function* findLossIssues(subject: Subject): Generator<UnplacedIssue> {
  const { agents, lottery } = subject.config;
  const topOf = (kind: ContractKind): number =>
    Math.max(0, ...(ladderOf(agents.contracts, kind) ?? []).map(({ rateMillis }) => rateMillis));
  const tops = SALARIES.map((kind) => ({ kind, top: topOf(kind) })).filter(({ top }) => top > 0);
  const salaries = tops.reduce((sum, { top }) => sum + top, 0);
  const { maximum } = lottery.returnBand;
  const edge = Math.round((100 - maximum) * 1000);
  const dividend = topOf('dividend');
  const dividends = (dividend * Math.max(0, edge - salaries)) / 100_000;
  if (salaries + dividends <= edge) return;
  const sum = tops.map(({ kind, top }) => `${kind} ${percent(top)}`).join(' + ');
  yield makeIssue(
    subject,
    'agents/loss',
    ['agents', 'contracts'],
    `The top rates cost more than the house keeps. Salaries: ${sum} = ${percent(salaries)} of valid bets; dividends: ` +
      `${percent(dividend)} of what salaries leave = ${percent(dividends)}; together ${percent(salaries + dividends)}. Where it keeps least, ` +
      `the house keeps 100 % − ${maximum} % (/lottery/returnBand/maximum) = ${percent(edge)}.`,
    `Let the top rates of salaries come to at most ${percent(edge)}, or close some of them.`,
  );
}

const percent = (millis: number): string => `${Number((millis / 1000).toFixed(3))} %`;
