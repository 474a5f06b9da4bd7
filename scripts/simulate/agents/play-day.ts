import type { Draw } from '#domain/fair/fair-draw.ts';
import { type Market, share } from './market.ts';
import { type Figures, HOURS } from './team-figures.ts';

/** What a stake can become, as multiples of it: from even chances to rare great wins. */
const ODDS = [1.96, 1.96, 3.5, 9.8, 47.5] as const;

interface Day {
  market: Market;
  figures: Figures;
  edge: number;
  draw: Draw;
}

/** Plays one day of all members into the figures of who is directly above them. */
export const playDay = (day: Day): { stakeMinor: number; resultMinor: number } => {
  const { market, figures, draw } = day;
  for (const each of [figures.valid, figures.result, figures.hourly, figures.dayActive])
    each.fill(0);
  let stakeMinor = 0;
  let resultMinor = 0;
  for (let member = 0; member < market.agentOf.length; member += 1) {
    if (share(draw) >= market.activity[member]!) continue;
    const agent = market.agentOf[member]!;
    // Half to one and a half of the usual stakes, in one hour.
    const stake = Math.round(market.stakes[member]! * (0.5 + share(draw)));
    const odds = ODDS[draw(ODDS.length)]!;
    const isWon = share(draw) < (1 - day.edge) / odds;
    const result = stake - (isWon ? Math.round(stake * odds) : 0);
    figures.valid[agent]! += stake;
    figures.result[agent]! += result;
    figures.hourly[agent * HOURS + draw(HOURS)]! += stake;
    figures.dayActive[agent]! += 1;
    if (figures.hasPlayed[member] === 0) noteActive(market, figures, member);
    stakeMinor += stake;
    resultMinor += result;
  }
  return { stakeMinor, resultMinor };
};

const noteActive = (
  { agentOf, upline }: Market,
  { hasPlayed, periodActive }: Figures,
  member: number,
): void => {
  hasPlayed[member] = 1;
  for (let agent = agentOf[member]!; agent >= 0; agent = upline[agent]!) periodActive[agent]! += 1;
};
