import { Command, InvalidArgumentError, Option } from 'commander';
import { withActor, withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';
import { merchantOption } from '../../options/merchant.option.ts';

const NUMBER = 'the application’s number';

const parseId = (text: string): number => {
  const id = Number(text);
  if (Number.isSafeInteger(id) && id >= 1) return id;
  throw new InvalidArgumentError(
    'it is the number that livery platform promotions applications shows.',
  );
};

/** `livery platform promotions applications`: what members applied for. */
export const applicationsCommand = (): Command =>
  new Command('applications')
    // The same options come before and after a subcommand; each belongs to whom it stands beside.
    .enablePositionalOptions()
    .summary('applications that wait for a decision, the oldest first')
    .addOption(merchantOption())
    .addOption(limitOption(50))
    .addOption(jsonOption())
    .action(lazily(() => import('./applications.action.ts')))
    .addCommand(
      withActor(new Command('show'))
        .summary('what was written; its member is told that it is looked at')
        .argument('<number>', NUMBER, parseId)
        .option('--save-pictures <folder>', 'writes its pictures there as files')
        .addOption(jsonOption())
        .action(lazily(async () => ({ run: (await import('./applications.action.ts')).show }))),
    );

/** `livery platform promotions decide`: the answer to an application. */
export const decideApplicationCommand = (): Command =>
  withActorOptions(
    new Command('decide'),
    'why; the member reads it, and it is kept in the audit log',
  )
    .summary('approve an application with an amount, or reject it')
    .argument('<number>', NUMBER, parseId)
    .addOption(new Option('--approve', 'the member can claim --amount').conflicts('reject'))
    .option('--amount <money>', 'how much, such as 25.50; no more than the promotion’s most')
    .addOption(new Option('--reject', 'nothing is granted').conflicts('amount'))
    .addOption(jsonOption())
    .action(lazily(() => import('./decide-application.action.ts')));
