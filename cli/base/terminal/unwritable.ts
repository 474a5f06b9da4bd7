import { printError } from './print.ts';

/** Why an answer did not get out, in words for who runs the command. */
const REASONS: Record<string, string> = {
  ENOSPC: 'there is no space left where it goes. Free some and do it again',
  EDQUOT: 'the quota is used up where it goes. Free some space and do it again',
};

/**
 * Says when the command's answer cannot be written, such as to a file on a full disk, and makes the
 * command fail then: half an answer must not pass for a whole one. A reader that has left, such as
 * `head`, wants no more: that is no fault, and a server works on.
 *
 * @param stream the answers' stream
 */
export const watchAnswers = (stream: NodeJS.WriteStream): void => {
  let isTold = false;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (isTold || error.code === 'EPIPE') return;
    isTold = true;
    const reason = REASONS[error.code ?? ''] ?? error.message;
    printError(`the answer could not be written: ${reason}.`);
    process.once('exit', () => {
      process.exitCode = 1;
    });
  });
};
