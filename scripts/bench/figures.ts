import type { MeasuredTree } from './measure-tree.ts';

/** One figure of a benchmark. */
export interface Figure {
  what: string;
  seconds?: number;
  /** What the processors worked in that time, all together. */
  cpuSeconds?: number;
  bytes?: number;
  count?: number;
  /** What it shall be at most, in a unit of its own. */
  goal?: Goal;
  note?: string;
}

/** What a figure shall be at most, and what it is. */
export interface Goal {
  /** `s of processors`, `MB`, `× cp -al`. */
  unit: string;
  most: number;
  value: number;
  isMet: boolean;
}

/** A goal with its answer: more than asked for is not met. */
export const goal = (unit: string, most: number, value: number): Goal => ({
  unit,
  most,
  value: Math.round(value * 100) / 100,
  isMet: value <= most,
});

/** A run as a figure. */
export const timed = (what: string, run: MeasuredTree, wanted?: Goal): Figure => {
  const { seconds, cpuSeconds } = run;
  return { what, seconds, cpuSeconds, ...(wanted && { goal: wanted }) };
};

/** The run whose processor time is the median; with the most memory that any of them held. */
export const medianRun = (runs: readonly MeasuredTree[]): MeasuredTree => {
  const sorted = runs.toSorted((one, other) => one.cpuSeconds - other.cpuSeconds);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] as MeasuredTree;
  const peakBytes = Math.max(...runs.map((run) => run.peakBytes));
  return { ...middle, peakBytes };
};

const shown = ({ seconds, bytes, count }: Figure): string => {
  if (seconds !== undefined) return `${seconds.toFixed(2)} s `;
  if (bytes !== undefined) return `${(bytes / 1e6).toFixed(0)} MB`;
  return `${(count ?? 0).toLocaleString('en')}   `;
};

const said = ({ most, unit, value, isMet }: Goal): string =>
  `goal ${most} ${unit}: ${value}, ${isMet ? 'yes' : 'NO'}`;

/** A figure as a line for a person. */
export const lineOf = (figure: Figure): string => {
  const parts = [
    figure.cpuSeconds === undefined ? '' : `processors ${figure.cpuSeconds.toFixed(2)} s`,
    figure.goal ? said(figure.goal) : '',
    figure.note ?? '',
  ];
  const head = `${figure.what.padEnd(52)}${shown(figure).padStart(12)}`;
  return `${head}  ${parts.filter(Boolean).join(', ')}`.trimEnd();
};

/** The goals of all figures, each with its value and yes or no. */
export const goalLines = (figures: readonly Figure[]): string[] =>
  figures.flatMap((figure) =>
    figure.goal ? [`${figure.what.padEnd(52)}  ${said(figure.goal)}`] : [],
  );
