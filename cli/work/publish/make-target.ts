import { existsSync, lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { toDiskError } from '../../base/files/disk-error.ts';
import { InputError } from '../../base/terminal/errors.ts';

/**
 * Makes a target's folder, one step after the other: Node's own way never ends where the system says of a
 * folder that is there that it is not, as below `/proc`.
 *
 * @throws {InputError} when it cannot be made, or is a link that leads nowhere
 */
export const makeTarget = (dir: string): void => {
  if (existsSync(dir)) return;
  if (lstatSync(dir, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new InputError(`${dir} is a link that leads nowhere; mend it, or name another target.`);
  makeTarget(path.dirname(dir));
  try {
    mkdirSync(dir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    throw (
      toDiskError(error) ??
      new InputError(`${dir} cannot be made (${code}); name another target.`, { cause: error })
    );
  }
};

/**
 * What stands where a file or a folder of ours belongs, in words for who runs the command.
 *
 * @returns `undefined` when the error is of another kind
 */
export const inTheWay = (error: unknown): InputError | undefined => {
  const { code = '', path: from, dest } = error as NodeJS.ErrnoException & { dest?: string };
  if (!['EEXIST', 'EISDIR', 'ENOTEMPTY'].includes(code)) return undefined;
  return new InputError(
    `${dest ?? from} stands in the way (${code}); look what it is, move it away and publish again.`,
  );
};
