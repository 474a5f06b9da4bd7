import { blamesData } from '../database/blames-data.ts';
import type { StoredMerchant } from './read-stored-merchants.ts';

/** A brand that could not be brought in line with its files, while all others run. */
export interface SetAside {
  code: string;
  /** Why, in a sentence for the operator. */
  reason: string;
  /** It goes on as it last was; false where it never was without fault. */
  isServed: boolean;
  /** The setting that the database keeps as it was, where another value in the files is why. */
  kept?: KeptSetting;
}

/** A setting that cannot be changed any more, because of what is stored of the brand. */
export interface KeptSetting {
  name: 'currency';
  /** What it stays: the file must say this. */
  value: string;
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

/** The constraint that the trigger of `merchant` names when it refuses another currency. */
const CURRENCY_KEPT = 'merchant_currency_kept';

/** Which setting the database has kept, where that is why an import failed. */
export const keptOf = (error: unknown): { kept?: KeptSetting } => {
  const { constraint, detail } = (error ?? {}) as { constraint?: unknown; detail?: unknown };
  return constraint === CURRENCY_KEPT && typeof detail === 'string'
    ? { kept: { name: 'currency', value: detail } }
    : {};
};

/**
 * A brand whose files were not taken, as it goes on.
 *
 * @param stored what is stored of it; undefined where it never was without fault
 */
export const toSetAside = (
  { code, reason, kept }: BrokenFiles,
  stored: Pick<StoredMerchant, 'misfits'> | undefined,
): SetAside => {
  const [misfit] = stored?.misfits ?? [];
  return misfit === undefined
    ? { code, reason, isServed: stored !== undefined, ...(kept && { kept }) }
    : {
        code,
        reason: `${reason}; and what is stored of it, an older version wrote: ${misfit}`,
        isServed: false,
      };
};
