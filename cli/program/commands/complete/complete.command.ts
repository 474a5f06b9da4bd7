import { Command } from 'commander';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';

/** `livery complete`: what the scripts of `livery completion` ask; of no use to people. */
export const completeCommand = (): Command =>
  new Command('complete')
    .summary('answer what may come next on a command line')
    .argument('[words...]', 'what is typed after the program’s name')
    .addOption(merchantsOption())
    .action(lazily(() => import('./complete.action.ts')));
