import { Command, InvalidArgumentError } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';
import { contractCommands } from './contract-commands.ts';

/** Deeper than anybody reads at once. */
const MAX_DEPTH = 64;

/** `livery platform agents`: the trees of agents, and what their contracts come to. */
export const agentsCommand = (): Command => {
  const command = new Command('agents')
    .summary('show the tree of agents, move a branch, look after bills of contracts')
    .description(
      'Shows who is below whom, moves an account with everybody below it, and looks after the bills of contracts.',
    )
    .addCommand(
      new Command('tree')
        .summary('who is below whom, with how many are below each')
        .argument('<merchant>', 'the merchant')
        .option('--of <username>', 'the branch of this account; without it all from the top')
        .option('--depth <levels>', 'how many levels', parseDepth, 3)
        .addOption(limitOption(200))
        .addOption(jsonOption())
        .action(lazily(() => import('./show-tree.action.ts'))),
    )
    .addCommand(
      withActorOptions(new Command('move'))
        .summary('move an account and everybody below it; with --dry-run only say what would move')
        .argument('<merchant>', 'the merchant')
        .argument('<username>', 'the account')
        .option('--to <username>', 'the new upline: a master, an agent or a sub-agent')
        .option('--top', 'to the top: without an upline')
        .option('--dry-run', 'say what would move, and move nothing')
        .addOption(jsonOption())
        .action(lazily(() => import('./move-branch.action.ts'))),
    )
    .addCommand(
      new Command('domains')
        .summary('host names of the brand that agents have asked for')
        .argument('<merchant>', 'the merchant')
        .option('--all', 'what was decided, too')
        .addOption(limitOption(200))
        .addOption(jsonOption())
        .action(lazily(() => import('./list-agent-domains.action.ts'))),
    )
    .addCommand(
      withActorOptions(new Command('domain'))
        .summary('give an agent a host name that was asked for, or refuse it')
        .argument('<merchant>', 'the merchant')
        .argument('<username>', 'the agent')
        .argument('<domain>', 'the host name')
        .option('--refuse', 'do not give it')
        .addOption(jsonOption())
        .action(lazily(() => import('./decide-agent-domain.action.ts'))),
    );
  for (const each of contractCommands()) command.addCommand(each);
  return command;
};

const parseDepth = (text: string): number => {
  const depth = Number(text);
  if (Number.isInteger(depth) && depth >= 1 && depth <= MAX_DEPTH) return depth;
  throw new InvalidArgumentError(`a depth is a whole number from 1 to ${MAX_DEPTH}.`);
};
