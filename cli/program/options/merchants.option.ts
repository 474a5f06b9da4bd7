import path from 'node:path';
import { Option } from 'commander';
import { ROOT } from '../../base/paths.ts';

/** What `--merchants` gives an action. */
export interface MerchantsOption {
  merchants: string;
}

/** Where the merchants are: one folder each, with its `merchant.json`. */
export const merchantsOption = (): Option =>
  new Option('--merchants <dir>', 'the folder that holds one folder per merchant')
    .default(path.join(ROOT, 'merchants'), 'merchants/')
    .argParser((dir: string) => path.resolve(dir));
