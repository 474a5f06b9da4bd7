import { Argument } from 'commander';

/** Which merchants; none named means all. */
export const codesArgument = (): Argument =>
  new Argument('[codes...]', 'the merchants’ codes; all when left out').default([], 'all');

/** One merchant by its code. */
export const codeArgument = (): Argument => new Argument('<code>', 'the merchant’s code');
