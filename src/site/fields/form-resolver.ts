import type { FieldErrors, FieldValues, Resolver } from '#components/Form/form-state.ts';

/** What is wrong with a form: a sentence for each wrong field. */
export type Wrong = Record<string, string>;

/**
 * Lets a check decide whether a form may be sent.
 *
 * @param check answers a sentence for each wrong field; nothing when all are right
 */
export const formResolver =
  <Values extends FieldValues>(
    check: (values: Values) => Wrong | Promise<Wrong>,
  ): Resolver<Values> =>
  async (values) => {
    const wrong = Object.entries(await check(values));
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      wrong.map(([field, message]) => [field, { type: 'check', message }]),
    );
    // The checks name fields of the form only.
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
