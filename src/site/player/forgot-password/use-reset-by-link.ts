import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';

import { checkNewPassword } from '../../fields/check-new-password.ts';
import { useFieldMessage } from '../../fields/field-message.ts';
import { formResolver } from '../../fields/form-resolver.ts';
import { useShowRefused } from '../../fields/use-show-refused.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { resetByLinkAtom } from './forgot-password.state.ts';
import { useAfterReset } from './use-after-reset.ts';

/** What the form holds. */
export interface ResetByLinkValues {
  newPassword: string;
  confirmNewPassword: string;
}

/** The form, what is wrong with it as a whole, and how it is sent. */
export interface UsedResetByLink {
  form: UseFormReturn<ResetByLinkValues>;
  general: string | null;
  send: (values: ResetByLinkValues) => Promise<void>;
}

/**
 * Everything behind the new password by a link.
 *
 * @param onSpent told when the platform no longer takes the link
 */
export const useResetByLink = (token: string, onSpent: () => void): UsedResetByLink => {
  const { password } = useSettings().registerFields;
  const fieldMessage = useFieldMessage();
  const showRefused = useShowRefused();
  const reset = useSetAtom(resetByLinkAtom);
  const afterReset = useAfterReset();
  const [general, setGeneral] = useState<string | null>(null);
  const form = useForm<ResetByLinkValues>({
    defaultValues: { newPassword: '', confirmNewPassword: '' },
    resolver: formResolver((values) =>
      Object.fromEntries(
        checkNewPassword(values, password).map((error) => [error.field, fieldMessage(error)]),
      ),
    ),
  });

  const send = async (values: ResetByLinkValues) => {
    setGeneral(null);
    const result = await reset({ token, ...values });
    if (result.ok) return afterReset(result.signedIn);
    if (result.refusal === 'link_invalid') return onSpent();
    setGeneral(showRefused(form, result));
  };
  return { form, general, send };
};
