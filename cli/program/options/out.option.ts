import path from 'node:path';
import { Option } from 'commander';
import { ROOT } from '../../base/paths.ts';

/** What `--out` gives an action. */
export interface OutOption {
  out: string;
}

/** Where the built sites are: one folder per merchant. */
export const outOption = (): Option =>
  new Option('--out <dir>', 'the folder that receives one built site per merchant')
    .default(path.join(ROOT, 'dist'), 'dist/')
    .argParser((dir: string) => path.resolve(dir));
