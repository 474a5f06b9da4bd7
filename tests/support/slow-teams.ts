/** What one thing that somebody did adds to figures. */
export interface Deed {
  memberId: number;
  at: number;
  /** When it happened whose line of the tree counts: of something that is taken back, the first moment. */
  lineAt: number;
  figures: Readonly<Partial<Record<Counted, number>>>;
  gameType?: string;
}

/** A bet that was settled. */
export interface SettledBet {
  memberId: number;
  settledAt: number;
  isVoid: boolean;
}

export type Counted =
  | 'bets'
  | 'stakeMinor'
  | 'payoutMinor'
  | 'validMinor'
  | 'bonusMinor'
  | 'rebateMinor'
  | 'feeMinor'
  | 'depositMinor'
  | 'withdrawalMinor'
  | 'firstDeposits'
  | 'registered';

export const counted: readonly Counted[] = [
  'bets',
  'stakeMinor',
  'payoutMinor',
  'validMinor',
  'bonusMinor',
  'rebateMinor',
  'feeMinor',
  'depositMinor',
  'withdrawalMinor',
  'firstDeposits',
  'registered',
];

/** Everything that happened, counted one by one, slowly, from the rules alone. */
export class SlowTeams {
  readonly deeds: Deed[] = [];
  readonly bets: SettledBet[] = [];
  readonly #uplines: { memberId: number; at: number; uplineId: number | null }[] = [];
  readonly #day: (at: number) => string;

  constructor(timeZone: string) {
    const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    this.#day = (at) => days.format(at);
  }

  /** From a moment on somebody is directly below somebody else; null: below nobody. */
  place(memberId: number, uplineId: number | null, at: number): void {
    this.#uplines.push({ memberId, uplineId, at });
  }

  /** Everybody above somebody at a moment, who is directly above first. */
  lineOf(memberId: number, at: number): number[] {
    const known = this.#uplines.filter((one) => one.memberId === memberId && one.at <= at);
    const uplineId = known.at(-1)?.uplineId ?? null;
    return uplineId === null ? [] : [uplineId, ...this.lineOf(uplineId, at)];
  }

  dayOf(at: number): string {
    return this.#day(at);
  }

  /** The figures of the team below an agent, by the choice of deeds. */
  sumTeam(agentId: number, isChosen: (deed: Deed) => boolean): Record<Counted, number> {
    const chosen = this.deeds.filter(
      (deed) => isChosen(deed) && this.lineOf(deed.memberId, deed.lineAt).includes(agentId),
    );
    return sum(chosen);
  }

  /** The figures of somebody and everybody below, while directly below an agent. */
  sumBranch(agentId: number, childId: number, isChosen: (deed: Deed) => boolean) {
    return sum(
      this.deeds.filter((deed) => {
        const path = [deed.memberId, ...this.lineOf(deed.memberId, deed.lineAt)];
        const at = path.indexOf(agentId);
        return isChosen(deed) && at > 0 && path[at - 1] === childId;
      }),
    );
  }

  /** How many people below an agent had a bet that counts, settled in some days. */
  countActive(agentId: number, fromDay: string, toDay: string): number {
    const active = this.bets.filter(({ memberId, settledAt, isVoid }) => {
      const day = this.dayOf(settledAt);
      const isIn = !isVoid && day >= fromDay && day <= toDay;
      return isIn && this.lineOf(memberId, settledAt).includes(agentId);
    });
    return new Set(active.map(({ memberId }) => memberId)).size;
  }
}

const sum = (deeds: readonly Deed[]): Record<Counted, number> => {
  const add = (name: Counted) =>
    deeds.reduce((total, { figures }) => total + (figures[name] ?? 0), 0);
  return Object.fromEntries(counted.map((name) => [name, add(name)])) as Record<Counted, number>;
};
