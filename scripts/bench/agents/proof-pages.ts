import type { DatePreset } from '#domain/date-presets.ts';
import { agentDownlineBetsHandler } from '#platform/play/team-reports/list-bets.ts';
import { agentRevenueHandler } from '#platform/play/team-reports/list-revenue.ts';
import { agentStatementsHandler } from '#platform/play/team-reports/list-statements.ts';
import { agentDownlineTransactionsHandler } from '#platform/play/team-reports/list-transactions.ts';
import { agentTeamOverviewHandler } from '#platform/play/team-reports/team-overview.ts';
import { asAgent, type Bench } from './as-agent.ts';
import type { ProofFigure } from './print-proof.ts';
import { measureTimes } from './timed.ts';

const page = { pageSize: 20, descending: true, language: undefined } as const;
const days = { preset: 'last30' as DatePreset };

/** The pages of the top agent and of somebody with a hundredth of all below, of the last 30 days. */
export const measurePages = async (bench: Bench): Promise<ProofFigure[]> => {
  const figures: ProofFigure[] = [];
  for (const [who, id] of [
    ['the top', bench.tree.top],
    ['a hundredth', bench.tree.branch],
  ] as const) {
    const agent = asAgent(bench, id);
    const add = async (what: string, goal: number, work: () => Promise<unknown>) => {
      const { p50, p99 } = await measureTimes(work);
      figures.push({ what: `${what} of ${who}, p50 ms`, value: p50 });
      figures.push({ what: `  p99 ms`, value: p99, goal });
    };
    await add('overview', 200, () => agentTeamOverviewHandler.run(days, agent));
    for (const by of ['downline', 'day'] as const)
      await add(`statement by ${by}`, 100, () =>
        agentStatementsHandler.run({ ...days, ...page, by, sort: 'validBet' }, agent),
      );
    await add('revenue', 100, () =>
      agentRevenueHandler.run({ ...days, ...page, sort: 'validBet' }, agent),
    );
    const list = { ...days, ...page, exact: false };
    await add('transactions', 100, () => agentDownlineTransactionsHandler.run(list, agent));
    await add('bets', 100, () => agentDownlineBetsHandler.run(list, agent));
  }
  return figures;
};
