import { Command, InvalidArgumentError, Option } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';
import { merchantOption } from '../../options/merchant.option.ts';

/** `livery platform withdrawals`: what members want to be paid, and what becomes of it. */
export const withdrawalsCommand = (): Command =>
  new Command('withdrawals')
    // The same options come before and after a subcommand; each belongs to whom it stands beside.
    .enablePositionalOptions()
    .summary('show and decide about withdrawals')
    .description(
      'Shows the withdrawals that wait for the house: to be approved, to be paid, or disputed by ' +
        'their member. The subcommands decide. A member of whom the house bears something, because a ' +
        'deposit went back to its payer and the member no longer had it, is paid nothing: reject, ' +
        'and it is taken out of what comes back, or see livery platform deposits write-off.',
    )
    .addOption(merchantOption())
    .addOption(limitOption(50))
    .addOption(jsonOption())
    .action(lazily(() => import('./withdrawals.action.ts')))
    .addCommand(showCommand())
    .addCommand(approveCommand())
    .addCommand(rejectCommand())
    .addCommand(payCommand())
    .addCommand(resolveCommand());

const parseId = (text: string): number => {
  const id = Number(text);
  if (Number.isSafeInteger(id) && id >= 1) return id;
  throw new InvalidArgumentError('it is the number that livery platform withdrawals shows.');
};

const onOne = (verb: string, summary: string): Command =>
  new Command(verb)
    .summary(summary)
    .argument('<number>', 'the withdrawal’s number', parseId)
    .addOption(jsonOption());

const showCommand = (): Command =>
  onOne('show', 'show one withdrawal with its payments')
    .option('--save-proofs <folder>', 'write the pictures that the member sent there')
    .action(lazily(() => import('./show-withdrawal.action.ts')));

const approveCommand = (): Command =>
  withActorOptions(onOne('approve', 'let it be paid')).action(
    lazily(async () => ({ run: (await import('./decide-withdrawal.action.ts')).approve })),
  );

const rejectCommand = (): Command =>
  withActorOptions(
    onOne('reject', 'give the money back to the member'),
    'why; the member reads it, and it is kept in the audit log',
  ).action(lazily(async () => ({ run: (await import('./decide-withdrawal.action.ts')).reject })));

const payCommand = (): Command =>
  withActorOptions(onOne('pay', 'note that money was sent to the member’s bank'))
    .option('--amount <amount>', 'a part, as 12.50; all that is left without it')
    .option('--reference <text>', 'the bank’s reference; given again, it pays nothing more')
    .action(lazily(async () => ({ run: (await import('./decide-withdrawal.action.ts')).pay })));

const resolveCommand = (): Command =>
  withActorOptions(onOne('resolve', 'end a dispute about a payment'))
    .addOption(
      new Option(
        '--outcome <outcome>',
        'received: it came, and is not refunded; failed: it came back',
      )
        .choices(['received', 'failed'])
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--payment <number>', 'one payment; every disputed one without it').argParser(
        parseId,
      ),
    )
    .action(lazily(async () => ({ run: (await import('./decide-withdrawal.action.ts')).resolve })));
