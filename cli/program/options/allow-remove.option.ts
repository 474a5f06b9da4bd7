import { InvalidArgumentError, Option } from 'commander';

/** What `--allow-remove` gives an action. */
export interface AllowRemoveOption {
  allowRemove?: number;
}

const parseCount = (text: string): number => {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0) return count;
  throw new InvalidArgumentError('a number of brands is a whole number from 0.');
};

/** How many sites may go at once whose merchants are gone. */
export const allowRemoveOption = (): Option =>
  new Option(
    '--allow-remove <n>',
    'let so many sites go whose merchants have no folder any more; `livery rollback` brings one back',
  ).argParser(parseCount);
