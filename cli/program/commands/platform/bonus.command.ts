import { Command } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';

/** `livery platform bonus`: money that the house gives to play with. */
export const bonusCommand = (): Command =>
  new Command('bonus')
    .summary('grant bonuses')
    .description('Gives a member money to play with; it becomes cash when its turnover is done.')
    .addCommand(grantCommand());

const grantCommand = (): Command =>
  withActorOptions(new Command('grant'))
    .summary('grant a bonus to one member')
    .argument('<username>', 'who receives it')
    .argument('<amount>', 'how much, as 12.50')
    .requiredOption('--merchant <code>', 'whose member it is')
    .option('--title <text>', 'what the member reads', 'Bonus')
    .option('--key <text>', 'given again, it grants nothing more')
    .addOption(jsonOption())
    .action(lazily(() => import('./grant-bonus.action.ts')));
