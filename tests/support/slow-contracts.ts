/** A bet that ended. */
export interface SlowBet {
  memberId: number;
  /** In milliseconds. */
  at: number;
  stakeMinor: number;
  payoutMinor: number;
}

/** Who is directly above whom. */
type Uplines = ReadonlyMap<number, number>;

/** What everybody below an agent did, added up. */
const sumTeams = (
  uplines: Uplines,
  deeds: readonly { memberId: number; minor: number }[],
): ReadonlyMap<number, number> => {
  const teamOf = new Map<number, number>();
  for (const { memberId, minor } of deeds)
    for (let above = uplines.get(memberId); above !== undefined; above = uplines.get(above))
      teamOf.set(above, (teamOf.get(above) ?? 0) + minor);
  return teamOf;
};

/**
 * Written from the domain’s rules alone: what salaries of flat rates come to for each agent. The
 * remainder is kept from bill to bill, so that it is the same however the time was cut into bills.
 *
 * @param rates thousandths of a percent
 */
export const slowSalaries = (
  uplines: Uplines,
  rates: ReadonlyMap<number, number>,
  bets: readonly { memberId: number; validMinor: number }[],
): Map<number, number> => {
  const teamOf = sumTeams(
    uplines,
    bets.map(({ memberId, validMinor: minor }) => ({ memberId, minor })),
  );
  const gross = (agent: number) =>
    Math.floor(((rates.get(agent) ?? 0) * (teamOf.get(agent) ?? 0)) / 100_000);
  return new Map(
    [...rates.keys()].map((agent) => {
      const below = [...rates.keys()].filter((each) => uplines.get(each) === agent);
      return [agent, gross(agent) - below.reduce((sum, each) => sum + gross(each), 0)];
    }),
  );
};

/**
 * The same for dividends: of each period in turn, what is due to an agent. A loss is carried, and so
 * is the part of a minor unit.
 */
export const slowDividends = (
  uplines: Uplines,
  rates: ReadonlyMap<number, number>,
  periods: readonly (readonly SlowBet[])[],
): Map<number, number[]> => {
  const bases = periods.map((bets) =>
    sumTeams(
      uplines,
      bets.map((bet) => ({ memberId: bet.memberId, minor: bet.stakeMinor - bet.payoutMinor })),
    ),
  );
  return new Map(
    [...rates].map(([agent, rate]) => {
      let [carry, rest] = [0, 0];
      const due = bases.map((base) => {
        const figure = (base.get(agent) ?? 0) + carry;
        carry = Math.min(0, figure);
        const exact = rate * Math.max(0, figure) + rest;
        rest = exact % 100_000;
        return Math.floor(exact / 100_000);
      });
      return [agent, due];
    }),
  );
};
