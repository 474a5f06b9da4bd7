import { type CancelOutcome, cancelIssue } from '#platform/play/lottery/cancel-issue.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption & DeciderOption;

type Refused = Extract<CancelOutcome, { ok: false }>['code'];

const whyNot = (code: Refused, gameCode: string, issueNo: string): string => {
  if (code === 'issue_unknown')
    return `${gameCode} has no draw ${issueNo}; \`livery platform lottery list ${gameCode}\` shows some.`;
  return code === 'issue_elsewhere'
    ? 'A draw is cancelled in the first cell, for all cells: run this with its DATABASE_URL.'
    : `The numbers of ${issueNo} are out: a draw that is made stands.`;
};

/**
 * Cancels a draw of all brands and gives every stake back.
 *
 * @throws {InputError} when there is no such draw, or its numbers are out
 */
export const run = async (
  gameCode: string,
  issueNo: string,
  { json = false, ...options }: Options,
): Promise<void> => {
  const outcome = await withPlatform(({ database }) =>
    cancelIssue(database, { gameCode, issueNo }, deciderOf(options)),
  );
  if (!outcome.ok) throw new InputError(whyNot(outcome.code, gameCode, issueNo));
  if (json) printJson({ gameCode, issueNo, tickets: outcome.tickets, replay: outcome.replay });
  else
    printLine(
      `${outcome.replay ? 'Was cancelled before' : 'Cancelled'}: ${gameCode} ${issueNo}; tickets that were given back now: ${outcome.tickets}.`,
    );
};
