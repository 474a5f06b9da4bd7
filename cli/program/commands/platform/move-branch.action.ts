import {
  type Move,
  moveBranch,
  type MoveFault,
  planMove,
  type PlannedMove,
} from '#platform/people/agents/move-branch.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption & DeciderOption & { to?: string; top?: boolean; dryRun?: boolean };

/**
 * Moves an account and everybody below it.
 *
 * @throws {InputError} when there is no such account or upline, the upline is no agent with a team, or is in the own branch
 */
export const run = async (
  code: string,
  username: string,
  { to, top = false, dryRun = false, json = false, ...options }: Options,
): Promise<void> => {
  if ((to === undefined) !== top) throw new InputError('Name either --to an upline or --top.');
  const order = { username, to: to ?? null };
  const done = await withPlatform(({ database, findMerchant }): Promise<Move> => {
    const { id } = findMerchant(code);
    return dryRun
      ? planMove(database, id, order)
      : moveBranch(database, id, order, deciderOf(options));
  });
  if (!done.ok) throw new InputError(refused(done.fault, { code, username, to }));
  if (json) printJson({ moved: !dryRun, ...done.move });
  else printLine(describe(done.move, dryRun));
};

const describe = ({ member, from, to, branch }: PlannedMove, dryRun: boolean): string => {
  const many = branch === 1 ? '1 account' : `${branch} accounts`;
  const place = (at: PlannedMove['to']): string => (at ? `below ${at.username}` : 'at the top');
  const verb = dryRun ? 'would move' : 'moved';
  return `${member.username} and ${many} below ${verb}: ${place(from)} before, ${place(to)} from now on.`;
};

const refused = (
  fault: MoveFault,
  { code, username, to }: { code: string; username: string; to: string | undefined },
): string => {
  if (fault === 'no_member') return `${code} has no member ${username}.`;
  if (fault === 'no_upline') return `${code} has no member ${to}.`;
  if (fault === 'no_agent') return `${to} is no master, agent or sub-agent: nobody can be below.`;
  if (fault === 'own_branch')
    return `${to} is ${username} or below: a branch cannot be below itself.`;
  return `${username} is there already.`;
};
