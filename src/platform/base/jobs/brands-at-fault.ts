/** A brand that a job fails for. */
export interface BrandFault {
  merchantId: number;
  error: unknown;
}

/** With more than these it is the work that is at fault: looking for the brands would cost more than it helps. */
export const MOST_AT_FAULT = 50;

/** A job has done its work for all brands but these: it has not failed. */
export class BrandsAtFault extends Error {
  readonly faults: readonly BrandFault[];

  constructor(faults: readonly BrandFault[]) {
    super(`It fails for ${faults.length} brands: ${String(faults[0]?.error)}`);
    this.name = 'BrandsAtFault';
    this.faults = faults;
  }
}

/** Why a job fails for a brand, in one line. */
export const faultReason = ({ error }: BrandFault): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);

/**
 * Runs the steps of a job one after the other; brands at fault in one keep nobody from the next.
 *
 * @throws {BrandsAtFault} with those of all steps, once all are done
 * @throws what else a step throws, at once
 */
export const inSteps = async (steps: readonly (() => Promise<void>)[]): Promise<void> => {
  const faults: BrandFault[] = [];
  for (const step of steps)
    try {
      await step();
    } catch (error) {
      if (!(error instanceof BrandsAtFault)) throw error;
      faults.push(...error.faults);
    }
  if (faults.length > 0) throw new BrandsAtFault(faults);
};
