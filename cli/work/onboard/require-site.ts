import type { BuildResult } from '../../build/fleet/build-fleet.ts';
import { InputError } from '../../base/terminal/errors.ts';

/** A merchant is made and stays; its site could not be built. */
export class UnbuiltError extends InputError {
  override name = 'UnbuiltError';
}

type Ended = Pick<BuildResult, 'blocked' | 'failed' | 'faults' | 'problems'>;

/** Why the build failed, in words for who runs the command. */
const reasonOf = ({ blocked, problems }: Ended): string => {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const told = errors.map(({ file, message, suggestion }) => `${file}: ${message} ${suggestion}`);
  const lines = [...blocked, ...told].map((line) => line.trim());
  return lines.length > 0 ? lines.join('\n') : 'its files are at fault; livery check says where.';
};

const unbuilt = (code: string, reason: string): UnbuiltError =>
  new UnbuiltError(
    `${code} is made, and its site is not: ${reason}\nThen build it: livery build ${code}`,
  );

/**
 * Says of a build that did not happen, for the disk is full or closed to us, that the merchant is there.
 *
 * @throws {UnbuiltError} in place of an error of the input; any other as it is
 */
export const refuseSite = (error: unknown, code: string): never => {
  throw error instanceof InputError ? unbuilt(code, error.message) : error;
};

/**
 * Makes sure that the first site of a merchant stands.
 *
 * @throws {UnbuiltError} when its files are at fault, or the disk is full or closed to us
 * @throws when the fault is ours
 */
export const requireSite = (ended: Ended, code: string): void => {
  const { faults, failed, blocked } = ended;
  if (faults[0]) throw new Error(faults[0].fault);
  if (failed.length + blocked.length > 0) throw unbuilt(code, reasonOf(ended));
};
