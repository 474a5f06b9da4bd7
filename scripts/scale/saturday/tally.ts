import { phaseAt, phases } from './evening.ts';
import type { Plan } from './plan.ts';

/** What people and games ask for. */
export const actNames = [
  'launch',
  'bet',
  'settlement',
  'jackpot',
  'deposit',
  'withdrawal',
] as const;

export type ActName = (typeof actNames)[number];

/** What was counted of one act in one phase. */
interface Counted {
  /** From the moment at which it was wanted to its answer, in ms; repeats included. */
  times: number[];
  /** Answers that were no success, by the code of the refusal, or the status where there is none. */
  refusals: Map<string, number>;
}

/** Counts what was answered, by phase. */
export interface Tally {
  /** Begins the evening: phases are told from here. */
  begin: () => void;
  /** Ms since it began. */
  nowMs: () => number;
  /** A success, with how long it took. */
  done: (act: ActName, ms: number) => void;
  refused: (act: ActName, reason: string) => void;
  of: (phase: number, act: ActName) => Counted;
}

/** Opens the count of an evening of so many ms. */
export const openTally = (durationMs: number): Tally => {
  const counted = phases.map(
    () =>
      Object.fromEntries(
        actNames.map((act) => [act, { times: [], refusals: new Map() }]),
      ) as unknown as Record<ActName, Counted>,
  );
  let beganMs = performance.now();
  const nowMs = () => performance.now() - beganMs;
  const of = (phase: number, act: ActName): Counted => {
    const found = counted[phase]?.[act];
    if (!found) throw new RangeError(`There is no phase ${phase}.`);
    return found;
  };
  const now = (act: ActName) => of(phaseAt(nowMs(), durationMs), act);
  return {
    begin: () => (beganMs = performance.now()),
    nowMs,
    done: (act, ms) => void now(act).times.push(ms),
    refused: (act, reason) => {
      const { refusals } = now(act);
      refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
    },
    of,
  };
};

/** The value that so much of all lies at or below; 0 of none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)] ??
  0;

/** How many bets are planned in each phase. */
export const plannedBets = ({ visits, durationMs }: Plan): number[] => {
  const counts = phases.map(() => 0);
  for (const { bets } of visits)
    for (const { atMs } of bets) {
      const phase = phaseAt(atMs, durationMs);
      counts[phase] = (counts[phase] ?? 0) + 1;
    }
  return counts;
};
