import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { showServerErrors } from '#components/Form/show-server-errors.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useFieldMessage } from '../../fields/field-message.ts';
import { formResolver } from '../../fields/form-resolver.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { checkChangePassword } from './change-password-check.ts';
import { changePasswordAtom, type ChangePasswordValues } from './change-password.state.ts';

const EMPTY: ChangePasswordValues = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** The form, what is wrong with it as a whole, and how it is sent. */
export interface UsedChangePassword {
  form: UseFormReturn<ChangePasswordValues>;
  general: string | null;
  send: (values: ChangePasswordValues) => Promise<void>;
}

/** Everything behind the change-password popup. */
export const useChangePassword = (): UsedChangePassword => {
  const { t } = useTranslation();
  const rule = useSettings().registerFields.password;
  const fieldMessage = useFieldMessage();
  const refusalText = useRefusalText();
  const change = useSetAtom(changePasswordAtom);
  const close = useClosePopup();
  const navigate = useNavigate();
  const [general, setGeneral] = useState<string | null>(null);
  const form = useForm<ChangePasswordValues>({
    defaultValues: EMPTY,
    resolver: formResolver((values) =>
      Object.fromEntries(
        checkChangePassword(values, rule).map((error) => [error.field, fieldMessage(error)]),
      ),
    ),
  });

  const send = async (values: ChangePasswordValues) => {
    setGeneral(null);
    const result = await change(values);
    if (result.ok) {
      pushToast({ tone: 'success', title: t('changePassword.success') });
      close();
      return void navigate('/');
    }
    if (result.refusal === 'in_incorrect_password') {
      const message = t('changePassword.wrongOld');
      return form.setError('oldPassword', { message }, { shouldFocus: true });
    }
    const unplaced = showServerErrors(form, result.fieldErrors ?? [], fieldMessage);
    if (unplaced.length > 0 || !result.fieldErrors?.length) {
      setGeneral(refusalText(result.refusal));
    }
  };
  return { form, general, send };
};
