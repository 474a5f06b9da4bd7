import { Command } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';

/** `livery platform points`: what a member has, and what the house gives or takes. */
export const pointsCommand = (): Command =>
  new Command('points')
    .summary('show, grant and take points')
    .description('Shows a member’s points, gives some, or takes some away.')
    .addCommand(showCommand())
    .addCommand(decisionCommand('grant', 'give points to one member'))
    .addCommand(decisionCommand('take', 'take points from one member, at most what there is'));

const showCommand = (): Command =>
  new Command('show')
    .summary('what a member has, and the last movements')
    .argument('<username>', 'whose points')
    .requiredOption('--merchant <code>', 'whose member it is')
    .addOption(jsonOption())
    .action(lazily(() => import('./show-points.action.ts')));

const decisionCommand = (decision: 'grant' | 'take', summary: string): Command =>
  withActorOptions(new Command(decision))
    .summary(summary)
    .argument('<username>', 'whose points')
    .argument('<points>', 'how many, as 12 or 12.50')
    .requiredOption('--merchant <code>', 'whose member it is')
    .option('--key <text>', 'given again, it does nothing more')
    .addOption(jsonOption())
    .action(
      lazily(async () => {
        const { decide } = await import('./decide-points.action.ts');
        return { run: decide(decision) };
      }),
    );
