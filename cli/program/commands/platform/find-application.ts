import {
  type OperatorApplication,
  readApplications,
} from '#platform/money/promotions/read-applications.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import type { OpenedPlatform } from './open-platform.ts';

/**
 * One application by its number, which is unique among all merchants.
 *
 * @throws {InputError} when there is none
 */
export const findApplication = async (
  { database }: Pick<OpenedPlatform, 'database'>,
  id: number,
): Promise<OperatorApplication> => {
  const [found] = await readApplications(database, { id });
  if (found) return found;
  throw new InputError(
    `There is no application ${id}. See livery platform promotions applications for those that wait.`,
  );
};
