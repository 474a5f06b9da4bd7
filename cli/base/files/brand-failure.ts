import { toDiskError } from './disk-error.ts';
import { InputError, InternalError, UsageError } from '../terminal/errors.ts';

/** Why a work on one brand among many failed. */
export interface BrandFailure {
  reason: string;
  /** Nobody foresaw it: neither the brand nor the disk is to blame. */
  isOurs?: true;
}

/** A brand among many on which a work failed. */
export interface FailedBrand extends BrandFailure {
  code: string;
}

/** The line of a stack that names the innermost place of our code. */
const placeIn = ({ stack = '' }: Error): string =>
  /^\s+at .*$/m.exec(stack)?.[0].trim() ?? 'at an unknown place';

/**
 * Says why a work on one brand failed, so that the others can have their turn.
 *
 * @param thrown whatever it threw
 */
export const failureOf = (thrown: unknown): BrandFailure => {
  const error = toDiskError(thrown) ?? thrown;
  if (error instanceof InputError || error instanceof UsageError) return { reason: error.message };
  const reason =
    error instanceof Error
      ? `${error.message.split('\n')[0] ?? ''} (${placeIn(error)})`
      : String(error);
  return { reason: `a fault of ours, not of the brand: ${reason}`, isOurs: true };
};

/** More reasons would hide the first ones. */
const SHOWN = 20;

/**
 * Tells which brands failed and why, once all others are done.
 *
 * @param all how many brands there were
 * @throws {InputError} when there is one
 * @throws {InternalError} when one of them failed by a fault of ours
 */
export const throwFailed = (failed: readonly FailedBrand[], all: number): void => {
  if (failed.length === 0) return;
  const lines = failed.slice(0, SHOWN).map(({ code, reason }) => `${code}: ${reason}`);
  const more = failed.length > SHOWN ? [`and ${failed.length - SHOWN} more`] : [];
  const text = [
    `${failed.length} of ${all} brands failed; the others are done.`,
    ...lines,
    ...more,
  ];
  const isOurs = failed.some((each) => each.isOurs);
  throw new (isOurs ? InternalError : InputError)(text.join('\n'));
};
