import { Argument, Command } from 'commander';
import { SHELLS } from '../../../work/completion/render-script.ts';
import { lazily } from '../../options/lazily.ts';

/** `livery completion`: the script that lets a shell complete what is typed. */
export const completionCommand = (): Command =>
  new Command('completion')
    .summary('print the script that completes commands in your shell')
    .description(
      'Prints a script for your shell. It completes verbs, options and the codes of the merchants there are.',
    )
    .addArgument(new Argument('<shell>', 'which shell').choices(SHELLS))
    .addHelpText('after', '\nExample:\n  eval "$(livery completion bash)"\n')
    .action(lazily(() => import('./completion.action.ts')));
