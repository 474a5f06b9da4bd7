import { Command, InvalidArgumentError, Option } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';

/** `livery platform members`: accounts that are frozen or closed, and what they still hold. */
export const membersCommand = (): Command =>
  new Command('members')
    .summary('freeze, free and close accounts, and pay out what a closed one holds')
    .description(
      'Freezes, frees and closes accounts of members. Who is not active signs in no more, stakes nothing and withdraws nothing; ' +
        'every session ends at once. The money stays. What a closed account holds is put into the queue of withdrawals by pay-out.',
    )
    .addCommand(
      new Command('list')
        .summary('the accounts that are frozen or closed, with what they hold')
        .requiredOption('--merchant <code>', 'whose members')
        .addOption(new Option('--status <status>', 'only these').choices(['frozen', 'closed']))
        .addOption(limitOption(200))
        .addOption(jsonOption())
        .action(lazily(() => import('./list-accounts.action.ts'))),
    )
    .addCommand(
      ofMember('show', 'one account: its state and why, its money, where it can go').action(
        lazily(() => import('./show-account.action.ts')),
      ),
    )
    .addCommand(
      withActorOptions(
        ofMember('freeze', 'let nobody sign in, stake or withdraw until it is freed'),
      ).action(lazily(async () => ({ run: (await import('./change-status.action.ts')).freeze }))),
    )
    .addCommand(
      withActorOptions(ofMember('unfreeze', 'free an account that was frozen')).action(
        lazily(async () => ({ run: (await import('./change-status.action.ts')).unfreeze })),
      ),
    )
    .addCommand(
      withActorOptions(ofMember('close', 'close an account for good; its money stays')).action(
        lazily(async () => ({ run: (await import('./change-status.action.ts')).close })),
      ),
    )
    .addCommand(payOutCommand());

const ofMember = (name: string, summary: string): Command =>
  new Command(name)
    .summary(summary)
    .argument('<username>', 'the member')
    .requiredOption('--merchant <code>', 'whose member it is')
    .addOption(jsonOption());

const payOutCommand = (): Command =>
  withActorOptions(
    ofMember('pay-out', 'put all that a closed account holds into the queue of withdrawals'),
  )
    .option(
      '--account <number>',
      'the bank account, by the number that `members show` has; not needed where there is one',
      parseId,
    )
    .option(
      '--bank <code>',
      'in place of it a new bank account, whose papers you have seen: its bank',
    )
    .option('--number <number>', 'the new account’s number')
    .option('--holder <name>', 'the new account’s holder: the member')
    .action(lazily(() => import('./pay-out-account.action.ts')));

const parseId = (text: string): number => {
  const id = Number(text);
  if (Number.isSafeInteger(id) && id >= 1) return id;
  throw new InvalidArgumentError('it is the number that livery platform members show has.');
};
