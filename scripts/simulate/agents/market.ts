import type { Draw } from '#domain/fair/fair-draw.ts';

/** How many levels of agents a market has. */
export const LEVELS = 5;

/** Each agent has so many directly below, in the mean. */
const BELOW = 3;

/** So many members come to one agent, in the mean. */
const MEMBERS_EACH = 50;

/** A tree of agents, each after its upline, and members with their habits. */
export interface Market {
  /** Of each agent: 0 is the top. */
  level: Uint8Array;
  /** The number of the agent above; -1: none. */
  upline: Int32Array;
  /** Of each member: the agent directly above. */
  agentOf: Int32Array;
  /** Of each member: how likely a day with bets is. */
  activity: Float32Array;
  /** Of each member: the usual stakes of such a day, in minor units. */
  stakes: Float32Array;
}

/** An even number from 0 to below 1. */
export const share = (draw: Draw): number => draw(2 ** 32) / 2 ** 32;

/** A random market: most members stake little, few very much. */
export const makeMarket = (members: number, draw: Draw): Market => {
  const { level, upline } = makeTree(members, draw);
  const agentOf = new Int32Array(members);
  const activity = new Float32Array(members);
  const stakes = new Float32Array(members);
  for (let at = 0; at < members; at += 1) {
    agentOf[at] = draw(level.length);
    activity[at] = 0.02 + 0.6 * share(draw) ** 2;
    // A Pareto distribution, cut at 100,000 a day.
    stakes[at] = Math.min(10_000_000, 2000 / (1 - share(draw)) ** (1 / 1.3));
  }
  return { level, upline, agentOf, activity, stakes };
};

const makeTree = (members: number, draw: Draw): Pick<Market, 'level' | 'upline'> => {
  const parts = Array.from({ length: LEVELS }, (_, level) => BELOW ** level);
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const masters = Math.max(1, Math.round(members / MEMBERS_EACH / whole));
  const level = new Uint8Array(masters * whole);
  const upline = new Int32Array(masters * whole);
  let at = 0;
  let above = 0;
  for (const [depth, part] of parts.entries()) {
    const begins = at;
    for (; at < begins + part * masters; at += 1) {
      level[at] = depth;
      upline[at] = depth === 0 ? -1 : above + draw(begins - above);
    }
    above = begins;
  }
  return { level, upline };
};
