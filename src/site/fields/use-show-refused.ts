import type { FieldValues, Path, UseFormReturn } from '#components/Form/form-state.ts';
import { showServerErrors } from '#components/Form/show-server-errors.ts';

import type { Refused } from '../client/outcome.ts';
import { useFieldMessage } from './field-message.ts';
import { useRefusalText } from './refusal-text.ts';

/** Shows a refusal in a form; `fieldOf` names the field under which a refusal belongs. */
export type ShowRefused = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refused: Refused,
  fieldOf?: Readonly<Record<string, Path<Values>>>,
) => string | null;

/**
 * Gives `showRefused(form, refused, fieldOf)`: puts what is wrong under its fields and answers the
 * sentence that belongs above the form, if any is left.
 */
export const useShowRefused = (): ShowRefused => {
  const fieldMessage = useFieldMessage();
  const refusalText = useRefusalText();
  return (form, { refusal, fieldErrors = [] }, fieldOf = {}) => {
    const message = refusalText(refusal);
    const field = fieldOf[refusal];
    if (field) {
      form.setError(field, { message }, { shouldFocus: true });
      return null;
    }
    const unplaced = showServerErrors(form, fieldErrors, fieldMessage);
    return unplaced.length > 0 || fieldErrors.length === 0 ? message : null;
  };
};
