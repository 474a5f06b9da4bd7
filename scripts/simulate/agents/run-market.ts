import type { ContractKind } from '#domain/agents/contract-terms.ts';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import type { AgentContracts } from '#generated/merchant-config.ts';
import { type Ladders, laddersOf, shareBy, topRateOf } from './ladders.ts';
import { LEVELS, makeMarket, type Market } from './market.ts';
import { playDay } from './play-day.ts';
import { addUp, type Figures, HOURS, newFigures } from './team-figures.ts';

/** What is to be simulated. */
export interface MarketOrder {
  members: number;
  days: number;
  seed: number;
  /** What the house keeps of a bet in the mean, as a share. */
  edge: number;
  contracts: Pick<AgentContracts, ContractKind | 'dividend'>;
}

/** What came to the agents of one level. */
export interface LevelSum {
  agents: number;
  members: number;
  /** Staked by the members directly below them. */
  validMinor: number;
  paidMinor: Record<ContractKind, number>;
}

/** What a market came to. */
export interface MarketResult {
  levels: LevelSum[];
  topRateMillis: Record<ContractKind, number>;
  turnoverMinor: number;
  /** Stakes less payouts. */
  resultMinor: number;
  /** What the house pays: all salaries, and the dividends of the top level; the others pay theirs out of their own. */
  costMinor: Record<ContractKind, number>;
  /** The sums above 0 that dividends of the top level were shares of. */
  dividendBaseMinor: number;
  /** Result less salaries of the worst day. */
  worstDay: { day: number; leftMinor: number };
}

const PERIOD_DAYS = { weekly: 7, semimonthly: 15, monthly: 30 } as const;

const none = (): Record<ContractKind, number> => ({
  dividend: 0,
  daily: 0,
  hourly: 0,
  realtime: 0,
});

/** Plays a random market of agents and members day by day, and pays what a brand's ladders give. */
export const runMarket = ({ members, days, seed, edge, contracts }: MarketOrder): MarketResult => {
  const draw = fastDraw(seed);
  const market = makeMarket(members, draw);
  const ladders = laddersOf(contracts);
  const figures = newFigures(market);
  const result = newResult(market, ladders);
  const period = PERIOD_DAYS[contracts.dividend.period];
  for (let day = 1; day <= days; day += 1) {
    const before = result.costMinor.daily + result.costMinor.hourly + result.costMinor.realtime;
    const played = playDay({ market, figures, edge, draw });
    addToLevels(result, market, figures);
    addUp(market, figures);
    paySalaries(result, { market, ladders, figures });
    const after = result.costMinor.daily + result.costMinor.hourly + result.costMinor.realtime;
    result.turnoverMinor += played.stakeMinor;
    result.resultMinor += played.resultMinor;
    const leftMinor = played.resultMinor - (after - before);
    if (leftMinor < result.worstDay.leftMinor) result.worstDay = { day, leftMinor };
    if (day % period === 0 || day === days) payDividends(result, { market, ladders, figures });
  }
  return result;
};

const newResult = ({ level, agentOf }: Market, ladders: Ladders): MarketResult => {
  const levels = Array.from({ length: LEVELS }, () => ({
    agents: 0,
    members: 0,
    validMinor: 0,
    paidMinor: none(),
  }));
  for (const each of level) levels[each]!.agents += 1;
  for (const agent of agentOf) levels[level[agent]!]!.members += 1;
  return {
    levels,
    topRateMillis: {
      dividend: topRateOf(ladders, 'dividend'),
      daily: topRateOf(ladders, 'daily'),
      hourly: topRateOf(ladders, 'hourly'),
      realtime: topRateOf(ladders, 'realtime'),
    },
    turnoverMinor: 0,
    resultMinor: 0,
    costMinor: none(),
    dividendBaseMinor: 0,
    worstDay: { day: 0, leftMinor: Infinity },
  };
};

interface Paying {
  market: Market;
  ladders: Ladders;
  figures: Figures;
}

const addToLevels = (result: MarketResult, { level }: Market, { valid }: Figures): void => {
  for (let agent = 0; agent < level.length; agent += 1)
    result.levels[level[agent]!]!.validMinor += valid[agent]!;
};

/** Pays each agent the own share less what those directly below have of the same. */
const paySalaries = (result: MarketResult, { market, ladders, figures }: Paying): void => {
  const { level, upline } = market;
  const pay = (
    kind: 'daily' | 'hourly' | 'realtime',
    figureOf: (agent: number) => number,
    activeOf: (agent: number) => number,
  ): void => {
    const { deeper } = figures;
    deeper.fill(0);
    for (let agent = level.length - 1; agent >= 0; agent -= 1) {
      const gross = shareBy(ladders[kind][level[agent]!], figureOf(agent), activeOf(agent));
      const due = Math.max(0, gross - deeper[agent]!);
      if (upline[agent]! >= 0) deeper[upline[agent]!]! += gross;
      result.levels[level[agent]!]!.paidMinor[kind] += due;
      result.costMinor[kind] += due;
      figures.salary[agent]! += due;
    }
  };
  const activeOf = (agent: number): number => figures.dayActive[agent]!;
  pay('daily', (agent) => figures.valid[agent]!, activeOf);
  pay('realtime', (agent) => figures.valid[agent]!, activeOf);
  for (let hour = 0; hour < HOURS; hour += 1)
    pay(
      'hourly',
      (agent) => figures.hourly[agent * HOURS + hour]!,
      // How many of a team played in one hour is not kept: as many as on the day, at most.
      activeOf,
    );
};

/** Ends a period of dividends: each is paid by the one above, those of the top by the house; a loss is carried. */
const payDividends = (result: MarketResult, { market, ladders, figures }: Paying): void => {
  const { level, upline } = market;
  const { salary, period, carry, periodActive, deeper: below } = figures;
  // A team is everybody below: what an agent is paid comes off the teams of those above.
  below.fill(0);
  for (let agent = level.length - 1; agent >= 0; agent -= 1)
    if (upline[agent]! >= 0) below[upline[agent]!]! += below[agent]! + salary[agent]!;
  for (let agent = 0; agent < level.length; agent += 1) {
    const base = period[agent]! - below[agent]! + carry[agent]!;
    carry[agent] = Math.min(0, base);
    const paid = shareBy(ladders.dividend[level[agent]!], base, periodActive[agent]!);
    result.levels[level[agent]!]!.paidMinor.dividend += paid;
    if (upline[agent]! >= 0) continue;
    result.costMinor.dividend += paid;
    result.dividendBaseMinor += Math.max(0, base);
  }
  for (const each of [salary, period, periodActive, figures.hasPlayed]) each.fill(0);
};
