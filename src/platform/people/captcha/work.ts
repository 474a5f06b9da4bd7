import { randomInt } from 'node:crypto';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { captcha } from '#api/captcha.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { workAnswer } from '#domain/work-captcha.ts';

/** What a device has to solve. */
export type Work = NonNullable<ValueOf<typeof captcha>['work']>;

/** Failures of one network within the window after which no picture is offered there. */
export const PICTURE_FAILURES = 20;

const ALGORITHM = 'PBKDF2/SHA-256';

/** Rounds of the hash for each key: some 2 ms of a processor of 2026. */
const COST = 5000;

/** Keys that a device tries at least, and at most twice as many: some 0.3 s, four times that on a phone. */
const MIN_KEYS = 100;

/** Each so many further failures of a network double the work … */
const FAILURES_TO_DOUBLE = 10;

/** … up to this many times: some 10 s, and less than a captcha lives even on a phone. */
const MAX_TIMES = 32;

/** How many keys are to be tried at least by a network that has failed so often. */
export const leastKeys = (failures: number): number => {
  const doublings = Math.floor(Math.max(0, failures - PICTURE_FAILURES) / FAILURES_TO_DOUBLE);
  return MIN_KEYS * Math.min(MAX_TIMES, 2 ** Math.min(doublings, 31));
};

/**
 * Makes a proof of work. It costs the platform two keys, and the visitor `leastKeys` or more.
 *
 * @param failures of the visitor's network within the window
 */
export const createWork = async (failures: number): Promise<{ work: Work; answer: string }> => {
  const keys = leastKeys(failures);
  const counter = randomInt(keys, 2 * keys);
  const challenge = await createChallenge({ algorithm: ALGORITHM, cost: COST, counter, deriveKey });
  const { cost, keyLength, keyPrefix, nonce, salt } = challenge.parameters;
  const solved = await solveChallenge({ challenge, deriveKey, counterStart: counter });
  if (!solved) throw new Error('a proof of work was made that has no answer');
  return {
    work: { algorithm: ALGORITHM, cost, keyLength, keyPrefix, nonce, salt },
    answer: workAnswer(solved.derivedKey),
  };
};
