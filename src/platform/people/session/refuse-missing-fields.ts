import { Refusal } from '../../base/endpoints/handler.ts';

/**
 * Refuses an input in which a field is missing or empty.
 *
 * @throws {Refusal} `invalid_input` that names each of them
 */
export const refuseMissingFields = <Input extends object>(
  input: Input,
  fields: readonly (keyof Input & string)[],
): void => {
  const fieldErrors = fields
    .filter((field) => input[field] === undefined || input[field] === '')
    .map((field) => ({ field, rule: 'required' }));
  if (fieldErrors.length > 0) throw new Refusal('invalid_input', { fieldErrors });
};
