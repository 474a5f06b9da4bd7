import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What the platform says of one field; `rule` names what was broken. */
export interface ServerFieldError {
  field: string;
  rule: string;
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * Puts the platform's field errors under their fields and the focus on the first.
 *
 * @param textOf the sentence for one error, in the page's language
 * @returns the errors of fields that the form does not show, for a message above it
 */
export const showServerErrors = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  errors: readonly ServerFieldError[],
  textOf: (error: ServerFieldError) => string,
): ServerFieldError[] => {
  const values = form.getValues();
  const known = errors.filter((error) => error.field in values);
  known.forEach((error, index) => {
    form.setError(
      error.field as Path<Values>,
      { type: `server.${error.rule}`, message: textOf(error) },
      { shouldFocus: index === 0 },
    );
  });
  return errors.filter((error) => !known.includes(error));
};
