import { Command } from 'commander';
import { withActor } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';

/** `livery platform verify-age`: an operator has seen a proof of a member's age. */
export const verifyAgeCommand = (): Command =>
  withActor(new Command('verify-age'))
    .summary('note that a member’s age was proved')
    .description(
      'Opens real play to a member of a brand that asks for a proof of age. Say what was seen; ' +
        'never write down a number of it.',
    )
    .argument('<username>', 'whose age it is')
    .requiredOption('--merchant <code>', 'whose member it is')
    .requiredOption('--proof <text>', 'what was seen, such as "passport"')
    .addOption(jsonOption())
    .action(lazily(() => import('./verify-age.action.ts')));
