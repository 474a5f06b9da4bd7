import { Command, InvalidArgumentError, Option } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantOption } from '../../options/merchant.option.ts';
import { applicationsCommand, decideApplicationCommand } from './applications.command.ts';

const ID = 'the promotion’s id, as its file says it';

/** `livery platform promotions`: what promotions have promised and given. */
export const promotionsCommand = (): Command =>
  new Command('promotions')
    .summary('show, forecast, close and reopen promotions')
    .description('Shows what promotions have promised and given, and decides about them.')
    .addCommand(
      new Command('list')
        .summary('every promotion, with what of its budget is promised and given')
        .addOption(merchantOption())
        .addOption(jsonOption())
        .action(lazily(() => import('./list-promotions.action.ts'))),
    )
    .addCommand(
      new Command('show')
        .summary('one promotion: its rule, its budget, its members by state')
        .argument('<id>', ID)
        .requiredOption('--merchant <code>', 'the merchant')
        .addOption(jsonOption())
        .action(lazily(() => import('./show-promotion.action.ts'))),
    )
    .addCommand(
      new Command('forecast')
        .summary('what it would have cost over the last days, had everyone joined')
        .argument('<id>', ID)
        .requiredOption('--merchant <code>', 'the merchant')
        .addOption(
          new Option('--days <number>', 'how far to look back').default(30).argParser(parseDays),
        )
        .addOption(jsonOption())
        .action(lazily(() => import('./forecast-promotion.action.ts'))),
    )
    .addCommand(applicationsCommand())
    .addCommand(decideApplicationCommand())
    .addCommand(decideCommand('close', 'nobody else joins; who joined keeps what the terms say'))
    .addCommand(decideCommand('reopen', 'members can join again'));

const MOST_DAYS = 3660;

const parseDays = (text: string): number => {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return days;
  throw new InvalidArgumentError(`the days are a whole number from 1 to ${MOST_DAYS}.`);
};

const decideCommand = (decision: 'close' | 'reopen', summary: string): Command =>
  withActorOptions(new Command(decision))
    .summary(summary)
    .argument('<id>', ID)
    .requiredOption('--merchant <code>', 'the merchant')
    .addOption(jsonOption())
    .action(
      lazily(async () => {
        const { decide } = await import('./decide-promotion.action.ts');
        return { run: decide(decision) };
      }),
    );
