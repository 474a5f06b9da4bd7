import { Command } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { outOption } from '../../options/out.option.ts';

/** `livery doctor`: whether this machine has what the other verbs need. */
export const doctorCommand = (): Command =>
  new Command('doctor')
    .summary('look whether this machine has all that is needed')
    .description(
      'Looks at Node, packages, disk, links, ports, Chromium, the database and the store; changes nothing.',
    )
    .addOption(outOption())
    .addOption(jsonOption())
    .action(lazily(() => import('./doctor.action.ts')));
