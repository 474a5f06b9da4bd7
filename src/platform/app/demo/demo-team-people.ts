import type { AgentKind } from '#domain/agents/agent-kinds.ts';

/** Somebody of the demo agent's team. */
export interface DemoTeamSeat {
  username: string;
  /** Null: a member. */
  kind: AgentKind | null;
  /** Who is directly above; null: the demo agent. */
  upline: string | null;
  /** Joined so many days before the demo world was first loaded. */
  joinedDaysAgo: number;
}

const agent = (username: string, upline: string | null, joinedDaysAgo: number): DemoTeamSeat => ({
  username,
  kind: 'agent',
  upline,
  joinedDaysAgo,
});

const member = (username: string, upline: string, joinedDaysAgo: number): DemoTeamSeat => ({
  username,
  kind: null,
  upline,
  joinedDaysAgo,
});

/** Five levels below the demo agent, each seat after the one above it; nobody real. */
export const demoTeam: readonly DemoTeamSeat[] = [
  agent('goldenriver', null, 364),
  agent('bluelantern', null, 350),
  { username: 'travelnotes', kind: 'affiliate', upline: null, joinedDaysAgo: 300 },
  agent('baytrader', 'goldenriver', 340),
  agent('hillstation', 'goldenriver', 312),
  agent('northgate', 'bluelantern', 330),
  { username: 'frontdesk', kind: 'subAgent', upline: 'bluelantern', joinedDaysAgo: 290 },
  agent('oldharbor', 'baytrader', 301),
  agent('quietlake', 'baytrader', 262),
  agent('sunterrace', 'northgate', 270),
  agent('longpier', 'oldharbor', 240),
  member('riverstone5', 'goldenriver', 330),
  member('papercrane', 'bluelantern', 318),
  member('nightferry', 'travelnotes', 290),
  member('slowtrain7', 'travelnotes', 120),
  member('redkite77', 'baytrader', 300),
  member('morningtea', 'hillstation', 280),
  member('silkroad8', 'hillstation', 200),
  member('windowseat', 'northgate', 255),
  member('lastorders', 'frontdesk', 231),
  member('rainygarden', 'frontdesk', 90),
  member('copperbell', 'longpier', 235),
  member('tallship21', 'longpier', 170),
  member('greenvalley', 'quietlake', 210),
  member('secondwind', 'quietlake', 60),
  member('halfmoon33', 'sunterrace', 190),
  member('earlybird9', 'sunterrace', 21),
];
