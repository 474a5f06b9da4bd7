import { blamesData } from '../database/blames-data.ts';

/** A brand that could not be brought in line with its files, while all others run. */
export interface SetAside {
  code: string;
  /** Why, in a sentence for the operator. */
  reason: string;
  /** It goes on as it last was; false where it never was without fault. */
  isServed: boolean;
}

/** A brand whose files are at fault: known before anything is written. */
export type BrokenFiles = Omit<SetAside, 'isServed'>;

/**
 * Why the import of one brand failed, if that brand is to blame.
 *
 * @throws the fault itself where it is the database's: then no brand can be imported
 */
export const reasonOf = (error: unknown): string => {
  // Errors of the database and the network have a code; errors of our own import have none.
  if (!(error instanceof Error) || !blamesData(error)) throw error;
  return error.message;
};
