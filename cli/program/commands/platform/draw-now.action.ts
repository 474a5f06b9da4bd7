import { drawNow, isDemoWorld } from '#platform/play/lottery/draw-now.ts';
import { readDrawsOf } from '#platform/play/lottery/seal-draw.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Makes a lottery's next draw now and pays it.
 *
 * @throws {InputError} outside of a demo world, or when there is no draw
 */
export const run = async (gameCode: string, { json = false }: JsonOption): Promise<void> => {
  const issueNo = await withPlatform(async ({ database }) => {
    if (!(await isDemoWorld(database)))
      throw new InputError(
        'This is no demo world: a draw is made at its published hour. Start one with `livery start`.',
      );
    if ((await readDrawsOf(database)) !== 'itself')
      throw new InputError('Several cells share their draws: those are made at their hours alone.');
    return drawNow(database, gameCode);
  });
  if (issueNo === null)
    throw new InputError(
      `There is no draw of ${gameCode}; \`livery platform lottery list\` shows every lottery.`,
    );
  if (json) printJson({ gameCode, issueNo });
  else printLine(`Drawn and paid: ${gameCode} ${issueNo}.`);
};
