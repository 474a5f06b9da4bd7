import { InternalError } from '../../base/terminal/errors.ts';
import type { ByteDifference } from './compare-bytes.ts';
import type { VerifyResult } from './verify-cache.ts';

/** More would hide the first ones. */
const SHOWN = 20;

const renderDifference = ({ code, file, offset, built, cold }: ByteDifference): string => {
  if (built === null) return `${code}: ${file} is missing`;
  if (cold === null) return `${code}: ${file} is one too many`;
  return `${code}: ${file} differs from byte ${offset} on (${built} bytes, from cold ${cold})`;
};

/** The one line that says what was proved. */
export const renderVerify = ({ seed, codes, differences }: VerifyResult): string =>
  `${codes.length} built from cold (seed ${seed}): ` +
  (differences.length === 0 ? 'every byte the same' : `${differences.length} files differ`);

/**
 * Says which files differ.
 *
 * @throws {InternalError} when one does: the store lied, not a merchant, so the process leaves with 70
 */
export const requireSame = ({ codes, seed, differences }: VerifyResult): void => {
  if (differences.length === 0) return;
  const lines = differences.slice(0, SHOWN).map(renderDifference);
  const more = differences.length - lines.length;
  throw new InternalError(
    [
      `what was built of ${codes.join(', ')} (seed ${seed}) is not what a build from cold gives:`,
      ...lines,
      ...(more > 0 ? [`and ${more} more`] : []),
      'Look with `livery store check`, then build once more with --force.',
    ].join('\n'),
  );
};
