import { Command, InvalidArgumentError } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';

/** `livery platform profile`: what an operator corrects and verifies after a paper was seen. */
export const profileCommand = (): Command =>
  new Command('profile')
    .summary('correct and verify the profile of one member')
    .description(
      'Corrects fields of a profile, also those that the member can no longer change, and notes ' +
        'which were verified. Without options it shows the profile.',
    )
    .argument('<username>', 'whose')
    .requiredOption('--merchant <code>', 'whose member it is')
    .option('--set <field=text...>', 'correct a field; an empty text removes it', readPair)
    .option('--verify <field...>', 'the field was seen to be right: the member keeps it as it is')
    .option('--as <name>', 'who decides, where a field is set or verified')
    .option('--reason <text>', 'why, where a field is set or verified')
    .addOption(jsonOption())
    .action(lazily(() => import('./profile.action.ts')));

const readPair = (given: string, before: [string, string][] = []): [string, string][] => {
  const [, field, text] = /^([A-Za-z]+)=(.*)$/s.exec(given) ?? [];
  if (field === undefined || text === undefined)
    throw new InvalidArgumentError('write it as birthday=1990-02-28.');
  return [...before, [field, text]];
};
