import type { ShownIssue } from '#platform/play/lottery/issue-view.ts';
import { readDrawsAround } from '#platform/play/lottery/read-draws.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Shows the last five and the next five draws of a lottery, or the next of every lottery.
 *
 * @throws {InputError} when there are none
 */
export const run = async (
  gameCode: string | undefined,
  { json = false }: JsonOption,
): Promise<void> => {
  const draws = await withPlatform(({ database }) => readDrawsAround(database, gameCode));
  if (draws.length === 0)
    throw new InputError(
      gameCode
        ? `There is no draw of ${gameCode}; \`livery platform lottery list\` shows every lottery.`
        : 'There is no draw: no brand sells lotteries, or the platform was never started.',
    );
  if (json) {
    printJson({ draws: draws.map((draw) => ({ ...draw, drawsAt: draw.drawsAt.toISOString() })) });
    return;
  }
  const head = ['lottery', 'draw', 'at', 'state', 'numbers'];
  print(renderTable([head.map((word) => tintData('dim', word)), ...draws.map(rowOf)]));
};

const rowOf = ({ gameCode, issueNo, drawsAt, status, result }: ShownIssue): string[] => [
  gameCode,
  issueNo,
  drawsAt.toISOString(),
  status,
  result?.map((tier) => tier.join(' ')).join(' | ') ?? '',
];
