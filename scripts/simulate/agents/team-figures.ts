import type { Market } from './market.ts';

export const HOURS = 24;

/** What the teams of all agents did: of a day, and of the period of dividends that runs. Minor units. */
export interface Figures {
  /** Stakes of the day. */
  valid: Float64Array;
  /** Stakes less payouts of the day. */
  result: Float64Array;
  /** Stakes of each hour of the day, agent by agent. */
  hourly: Float64Array;
  dayActive: Int32Array;
  periodActive: Int32Array;
  /** Stakes less payouts of the period. */
  period: Float64Array;
  /** The agent's own salaries of the period. */
  salary: Float64Array;
  /** Losses of the periods before. */
  carry: Float64Array;
  /** What is added up of those below, such as what those directly below have of a share; made anew for each. */
  deeper: Float64Array;
  /** Of each member: 1 when somebody has played in the period. */
  hasPlayed: Uint8Array;
}

export const newFigures = ({ level, agentOf }: Market): Figures => {
  const agents = level.length;
  return {
    valid: new Float64Array(agents),
    result: new Float64Array(agents),
    hourly: new Float64Array(agents * HOURS),
    dayActive: new Int32Array(agents),
    periodActive: new Int32Array(agents),
    period: new Float64Array(agents),
    salary: new Float64Array(agents),
    carry: new Float64Array(agents),
    deeper: new Float64Array(agents),
    hasPlayed: new Uint8Array(agentOf.length),
  };
};

/** Adds what the members directly below each agent did on a day to everybody above, from the deepest to the top. */
export const addUp = ({ upline }: Market, figures: Figures): void => {
  const { valid, result, hourly, dayActive, period } = figures;
  for (let agent = upline.length - 1; agent >= 0; agent -= 1) {
    period[agent]! += result[agent]!;
    const above = upline[agent]!;
    if (above < 0) continue;
    valid[above]! += valid[agent]!;
    result[above]! += result[agent]!;
    dayActive[above]! += dayActive[agent]!;
    for (let hour = 0; hour < HOURS; hour += 1)
      hourly[above * HOURS + hour]! += hourly[agent * HOURS + hour]!;
  }
};
