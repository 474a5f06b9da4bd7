import { crashMultiplier, crashTimeMs } from '#domain/crash-curve.ts';
import type { Draw } from '#domain/fair/fair-draw.ts';
import { ratioOf, ratioPaidMinor } from '../../shared/rules/ratio.ts';

const WORDS = 2 ** 32;
const WORD_COUNT = 2n ** 32n;

/** Share of all stakes that comes back, in hundredths (domain rules, section 7: a flat 99 percent). */
export const CRASH_RETURN_HUNDREDTHS = 99;

/** A curve that comes as far as this ends here, and all who are still in are paid: 10,000×. */
export const CRASH_TOP = 1_000_000;

/** The lowest multiplier that a player can ask for beforehand: 1.01×. */
export const CRASH_LOWEST = 101;

/**
 * Where a round ends, in hundredths: ⌊99 / (1 − u)⌋ for an even u from 0 up to, not with, 1. Below
 * 100 it ends before it begins (domain rules, section 7).
 */
export const drawCrash = (draw: Draw): number => {
  const left = WORDS - draw(WORDS);
  return Math.min(CRASH_TOP, Math.floor((CRASH_RETURN_HUNDREDTHS * WORDS) / left));
};

/**
 * How many of the 2³² equally likely rounds come as far as a multiplier: the exact chance of it.
 *
 * @param hundredths 101 is 1.01×
 */
export const crashReaching = (hundredths: number): bigint =>
  hundredths > CRASH_TOP
    ? 0n
    : (BigInt(CRASH_RETURN_HUNDREDTHS) * WORD_COUNT) / BigInt(Math.max(hundredths, 1));

/**
 * What a player gets back on average who leaves at this multiplier: at most 0.99, and less by no
 * more than the multiplier's share of 2³².
 */
export const crashReturn = (hundredths: number): number =>
  (Number(crashReaching(hundredths)) / WORDS) * (hundredths / 100);

/** What a stake pays that is taken at a multiplier, in whole minor units, rounded down. */
export const crashPaidMinor = (stakeMinor: number, hundredths: number): number =>
  ratioPaidMinor(stakeMinor, ratioOf(hundredths, 100));

/** How long the curve of a round climbs; 0 when it ends before it begins. */
export const crashRunMs = (hundredths: number): number =>
  hundredths < 100 ? 0 : Math.ceil(crashTimeMs(hundredths / 100));

/** The multiplier after some time, in hundredths. */
export const crashHundredths = (elapsedMs: number): number =>
  Math.round(crashMultiplier(elapsedMs) * 100);

/** A bet on a crash round. */
export interface CrashBet {
  /** Taken by itself at this multiplier, in hundredths; null to watch and decide. */
  autoAt: number | null;
}

/** What all see of a round that runs or has ended, in hundredths. */
export type CrashView = { reached: number } | { endedAt: number };

/** A round of limbo as its player sees it, in hundredths. */
export interface LimboView {
  target: number;
  endedAt: number;
  won: boolean;
}
