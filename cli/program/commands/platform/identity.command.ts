import { Command, InvalidArgumentError, Option } from 'commander';
import { identityReasons } from '#platform/people/identity/identity-reasons.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';
import { merchantOption } from '../../options/merchant.option.ts';

/** `livery platform identity`: proofs of age and identity that members sent, and the answers. */
export const identityCommand = (): Command =>
  new Command('identity')
    // The same options come before and after a subcommand; each belongs to whom it stands beside.
    .enablePositionalOptions()
    .summary('show and decide about proofs of age and identity')
    .description(
      'Shows the proofs that wait for an answer, the oldest first. Deposits and play open with an ' +
        'approval, where a brand asks for one (protection.ageProof: verified).',
    )
    .addOption(merchantOption())
    .addOption(limitOption(50))
    .addOption(jsonOption())
    .action(lazily(() => import('./identity.action.ts')))
    .addCommand(showCommand())
    .addCommand(approveCommand())
    .addCommand(rejectCommand());

const parseId = (text: string): number => {
  const id = Number(text);
  if (Number.isSafeInteger(id) && id >= 1) return id;
  throw new InvalidArgumentError('it is the number that livery platform identity shows.');
};

const onOne = (verb: string, summary: string): Command =>
  new Command(verb)
    .summary(summary)
    .argument('<number>', 'the proof’s number', parseId)
    .requiredOption('--as <name>', 'who looks and decides; it is kept with the proof')
    .addOption(jsonOption());

const showCommand = (): Command =>
  onOne('show', 'write its pictures as files; that they were seen is noted')
    .requiredOption('--save-pictures <folder>', 'where to; remove them after the decision')
    .action(lazily(async () => ({ run: (await import('./decide-identity.action.ts')).show })));

const approveCommand = (): Command =>
  onOne('approve', 'the document is good and is the member’s')
    .requiredOption('--reason <text>', 'what was seen; it is kept in the audit log')
    .requiredOption('--birthday <yyyy-mm-dd>', 'as the document says; it settles the profile’s')
    .action(lazily(async () => ({ run: (await import('./decide-identity.action.ts')).approve })));

const rejectCommand = (): Command =>
  onOne('reject', 'it proves nothing; the member reads why and may send another')
    .addOption(
      new Option('--reason <reason>', 'the member reads a sentence for it')
        .choices(identityReasons)
        .makeOptionMandatory(),
    )
    .option(
      '--birthday <yyyy-mm-dd>',
      'with tooYoung, as the document says; it closes play and deposits for the member',
    )
    .action(lazily(async () => ({ run: (await import('./decide-identity.action.ts')).reject })));
