import { Command, InvalidArgumentError } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';

/** `livery platform bonus`: money that the house gives to play with. */
export const bonusCommand = (): Command =>
  new Command('bonus')
    .summary('grant bonuses and free stakes')
    .description('Gives a member money to play with; it becomes cash when its turnover is done.')
    .addCommand(grantCommand())
    .addCommand(freeStakeCommand());

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

const timesOf = (text: string): number => {
  const times = Number(text);
  if (Number.isInteger(times) && times >= 1 && times <= 100) return times;
  throw new InvalidArgumentError('write a whole number from 1 to 100.');
};

const freeStakeCommand = (): Command =>
  withActorOptions(new Command('free-stake'))
    .summary('grant one member a bonus for some games alone')
    .description(
      'Gives a member money that is staked on some games alone, before their own. Once it is turned over, it becomes cash with what it won, up to a most.',
    )
    .argument('<username>', 'who receives it')
    .argument('<amount>', 'how much, as 12.50')
    .requiredOption('--merchant <code>', 'whose member it is')
    .requiredOption('--most <amount>', 'the most of it, with what it won, that becomes cash')
    .option('--game <code...>', 'the games that it is staked on, by their codes')
    .option('--category <type...>', 'instead of games: the categories, as RNG')
    .option('--turnover <times>', 'how many times it is staked before it becomes cash', timesOf, 1)
    .option('--title <text>', 'what the member reads', 'Free stake')
    .option('--key <text>', 'given again, it grants nothing more')
    .addOption(jsonOption())
    .action(lazily(() => import('./grant-free-stake.action.ts')));
