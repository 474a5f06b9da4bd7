import type { UseFormReturn } from '#components/Form/form-state.ts';

import type { Refused } from '../../client/outcome.ts';
import { CODE_FIELD } from '../../fields/use-send-code.ts';
import { useShowRefused } from '../../fields/use-show-refused.ts';

import type { RegisterValues } from './register-fields.ts';

/** The fields under which some refusals are told. */
const FIELD_OF = {
  username_taken: 'username',
  mobile_taken: 'mobileNum',
  captcha_wrong: 'captcha',
  ...CODE_FIELD,
} as const;

/** Puts a refusal where it belongs: under its field, into the code's dialog, or above the form. */
export const useRefusalToast = (
  form: UseFormReturn<RegisterValues>,
  setGeneral: (text: string | null) => void,
  refuseCode: () => void,
): ((refused: Refused) => void) => {
  const showRefused = useShowRefused();
  return (refused) => {
    if (refused.refusal === 'invitation_code_error') return refuseCode();
    setGeneral(showRefused(form, refused, FIELD_OF));
  };
};
