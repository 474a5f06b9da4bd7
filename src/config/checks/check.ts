import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { Fault } from '../problems/fault-codes.ts';
import { pointerTo, type Finding } from '../problems/problem.ts';

/** What a check may look at: a merchant whose file obeys the schema. */
export interface Subject {
  /** Name of the folder. */
  slug: string;
  /** The folder, absolute. */
  folder: string;
  /** merchant.json, absolute. */
  file: string;
  config: MerchantConfig;
}

/** A rule beyond the schema: yields what is wrong with one merchant. */
export type Check = (subject: Subject) => Iterable<Finding>;

/**
 * A finding in the merchant's own file.
 *
 * @param path keys that lead to the value at fault
 */
export const finding = (
  subject: Subject,
  code: Fault,
  path: (string | number)[],
  message: string,
  suggestion = '',
): Finding => ({ code, file: subject.file, pointer: pointerTo('', ...path), message, suggestion });
