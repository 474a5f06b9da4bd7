import { Option } from 'commander';

/** What `--json` gives an action. */
export interface JsonOption {
  json?: boolean;
}

/** The answer as JSON on stdout, for programs. */
export const jsonOption = (): Option => new Option('--json', 'print the answer as JSON');
