import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import type { captcha } from '#api/captcha.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { workAnswer } from '#domain/work-captcha.ts';

/** What the platform asks the device to solve. */
export type Work = NonNullable<ValueOf<typeof captcha>['work']>;

/** A captcha lives five minutes; nothing is worked at for longer. */
const LONGEST_MS = 280_000;

/**
 * Solves a proof of work; the page stays free to be used meanwhile.
 *
 * @returns the answer, or null when it was given up
 * @throws {Error} where the browser has no cryptography: a page without HTTPS
 */
export const solveWork = async (work: Work, signal: AbortSignal): Promise<string | null> => {
  if (signal.aborted) return null;
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  const solution = await solveChallenge({
    challenge: { parameters: work },
    deriveKey,
    controller,
    timeout: LONGEST_MS,
  });
  return solution && workAnswer(solution.derivedKey);
};
