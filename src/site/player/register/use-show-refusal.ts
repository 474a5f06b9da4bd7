import type { UseFormReturn } from '#components/Form/form-state.ts';
import { showServerErrors } from '#components/Form/show-server-errors.ts';

import type { Refused } from '../../client/outcome.ts';
import { useFieldMessage } from '../../fields/field-message.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';

import type { RegisterValues } from './register-fields.ts';

/** Puts a refusal where it belongs: under its field, into the code's dialog, or above the form. */
export const useShowRefusal = (
  form: UseFormReturn<RegisterValues>,
  setGeneral: (text: string) => void,
  refuseCode: () => void,
): ((refused: Refused) => void) => {
  const fieldMessage = useFieldMessage();
  const refusalText = useRefusalText();
  return ({ refusal, fieldErrors = [] }) => {
    const text = refusalText(refusal);
    if (refusal === 'invitation_code_error') return refuseCode();
    if (refusal === 'username_taken') {
      return form.setError('username', { message: text }, { shouldFocus: true });
    }
    if (refusal === 'captcha_wrong') {
      return form.setError('captcha', { message: text }, { shouldFocus: true });
    }
    const unplaced = showServerErrors(form, fieldErrors, fieldMessage);
    if (unplaced.length > 0 || fieldErrors.length === 0) setGeneral(text);
  };
};
