import { Command } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';

/** `livery platform lottery`: draws that an operator looks at, cancels or brings forward. */
export const lotteryCommand = (): Command =>
  new Command('lottery')
    .summary('look at draws, cancel one, bring one forward in a demo')
    .description(
      'A running platform plans, draws and pays by itself. A draw belongs to all brands that sell ' +
        'its lottery.',
    )
    .addCommand(listCommand())
    .addCommand(cancelCommand())
    .addCommand(drawCommand());

const listCommand = (): Command =>
  new Command('list')
    .summary('the draws of a lottery around now, or every lottery’s next draw')
    .argument('[game]', 'a lottery’s code, such as drawhouse-evening-3d')
    .addOption(jsonOption())
    .action(lazily(() => import('./list-draws.action.ts')));

const cancelCommand = (): Command =>
  withActorOptions(new Command('cancel'), 'why; it is kept with the draw and in the audit log')
    .summary('cancel a draw that is not made yet; every stake goes back')
    .argument('<game>', 'the lottery’s code')
    .argument('<issue>', 'the number of the draw, such as 20260403-0071')
    .addOption(jsonOption())
    .action(lazily(() => import('./cancel-draw.action.ts')));

const drawCommand = (): Command =>
  new Command('draw')
    .summary('make the next draw of a lottery now; only in a demo world')
    .argument('<game>', 'the lottery’s code')
    .addOption(jsonOption())
    .action(lazily(() => import('./draw-now.action.ts')));
