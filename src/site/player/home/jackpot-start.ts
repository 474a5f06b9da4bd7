import type { Settings } from '../../settings/settings.ts';

/** What is kept of the jackpot for a session. */
export interface KeptJackpot {
  amountMinor: number;
  atMs: number;
}

type JackpotRule = Settings['jackpot'];

/**
 * Where the ticker starts: a random whole amount between the merchant's bounds (specification 9),
 * or, within a session, what was kept plus what it has grown by since, so that the figure goes on
 * where a visitor has left it.
 *
 * @param random a number from 0 to 1, 1 excluded
 */
export const jackpotStartMinor = (
  rule: JackpotRule,
  kept: KeptJackpot | null,
  nowMs: number,
  random: () => number,
): number => {
  if (kept) return kept.amountMinor + grownMinor(rule, Math.max(0, nowMs - kept.atMs));
  const spanMinor = rule.startMaxMinor - rule.startMinMinor;
  return rule.startMinMinor + Math.round(random() * spanMinor);
};

/** The mean growth over a time: the middle step after each middle wait. */
const grownMinor = ({ stepMinMinor, stepMaxMinor, everySeconds }: JackpotRule, spentMs: number) => {
  const meanStepMinor = (stepMinMinor + stepMaxMinor) / 2;
  const seconds = everySeconds.reduce((sum, each) => sum + each, 0) / everySeconds.length;
  return Math.floor((spentMs / (seconds * 1000)) * meanStepMinor);
};

/** Reads what was kept; null when there is nothing that can be read. */
export const readKeptJackpot = (text: string | null): KeptJackpot | null => {
  const [amountMinor, atMs] = (text ?? '').split('@').map(Number);
  if (!amountMinor || !atMs || !Number.isSafeInteger(amountMinor)) return null;
  return { amountMinor, atMs };
};

/** What to keep of a jackpot. */
export const keptJackpotText = ({ amountMinor, atMs }: KeptJackpot): string =>
  `${amountMinor}@${atMs}`;
