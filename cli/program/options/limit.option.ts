import { InvalidArgumentError, Option } from 'commander';

const MOST = 1000;

const parseLimit = (text: string): number => {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return limit;
  throw new InvalidArgumentError(`a limit is a whole number from 1 to ${MOST}.`);
};

/** How many rows a list shows, from 1 to 1000. */
export const limitOption = (usual: number): Option =>
  new Option('--limit <number>', 'how many').default(usual).argParser(parseLimit);
