import { Command } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';
import { merchantOption } from '../../options/merchant.option.ts';

/** `livery platform deposits`: what waits for somebody of the house. */
export const depositsCommand = (): Command =>
  new Command('deposits')
    // The same options come before and after a subcommand; each belongs to whom it stands beside.
    .enablePositionalOptions()
    .summary('show and decide about deposits that wait for a person')
    .description(
      'Shows the deposits that wait for a person: bank transfers that nobody has decided about, ' +
        'whatever a provider contradicts, and what the house bears of deposits that went back to ' +
        'their payer because the member no longer had it. The subcommands decide.',
    )
    .addOption(merchantOption())
    .addOption(limitOption(50))
    .addOption(jsonOption())
    .action(lazily(() => import('./deposits.action.ts')))
    .addCommand(decideCommand('approve', 'the money came: credit it to the member'))
    .addCommand(decideCommand('reject', 'the money did not come', TOLD))
    .addCommand(decideCommand('refund', 'the money was sent back to the payer', TOLD))
    .addCommand(writeOffCommand());

const TOLD = 'why; the member reads it, and it is kept in the audit log';

const onOne = (verb: string, summary: string, reason?: string): Command =>
  withActorOptions(new Command(verb), reason)
    .summary(summary)
    .argument('<reference>', 'the deposit’s reference, as the bank transfer carries it')
    .addOption(merchantOption())
    .addOption(jsonOption());

const decideCommand = (
  decision: 'approve' | 'reject' | 'refund',
  summary: string,
  reason?: string,
): Command =>
  onOne(decision, summary, reason).action(
    lazily(async () => {
      const { decide } = await import('./decide-deposit.action.ts');
      return { run: decide(decision) };
    }),
  );

const writeOffCommand = (): Command =>
  onOne('write-off', 'the house bears what the member no longer had').action(
    lazily(() => import('./write-off-deposit.action.ts')),
  );
