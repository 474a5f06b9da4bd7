import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useConsentErrors } from '../../fields/use-consent-errors.ts';
import { useFieldMessage } from '../../fields/field-message.ts';
import { formResolver } from '../../fields/form-resolver.ts';
import { CODE_FIELD } from '../../fields/use-send-code.ts';
import { useShowRefused } from '../../fields/use-show-refused.ts';
import { useRunPendingAction } from '../../games/use-run-pending-action.ts';
import { usePopupDetails } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { checkChangePassword } from './change-password-check.ts';
import {
  requestedProofAtom,
  type RequestedProof,
  changePasswordAtom,
  type ChangePasswordValues,
} from './change-password.state.ts';

const EMPTY: ChangePasswordValues = {
  oldPassword: '',
  newPassword: '',
  confirmNewPassword: '',
  verificationCode: '',
  agreeTerms: false,
  agreePrivacy: false,
};

/** The form, what it asks for, what is wrong with it as a whole, and how it is sent. */
export interface UsedChangePassword {
  form: UseFormReturn<ChangePasswordValues>;
  asked: RequestedProof;
  general: string | null;
  send: (values: ChangePasswordValues) => Promise<void>;
}

/** Everything behind the change-password popup. */
export const useChangePassword = (): UsedChangePassword => {
  const { t } = useTranslation();
  const rule = useSettings().registerFields.password;
  const asked = useAtomValue(requestedProofAtom);
  const fieldMessage = useFieldMessage();
  const consentErrors = useConsentErrors();
  const showRefused = useShowRefused();
  const change = useSetAtom(changePasswordAtom);
  const close = useClosePopup();
  const navigate = useNavigate();
  const pendingAction = usePopupDetails('changePassword')?.pendingAction;
  const runPendingAction = useRunPendingAction();
  const [general, setGeneral] = useState<string | null>(null);
  const asksCode = asked.code && asked.channels.length > 0;
  const form = useForm<ChangePasswordValues>({
    defaultValues: EMPTY,
    resolver: formResolver((values) => ({
      ...Object.fromEntries(
        checkChangePassword(values, rule, asked).map((error) => [error.field, fieldMessage(error)]),
      ),
      ...(asksCode &&
        values.verificationCode === '' && {
          verificationCode: t('verify.codeRequired'),
        }),
      ...(asked.consents && consentErrors(values)),
    })),
  });

  const send = async (values: ChangePasswordValues) => {
    setGeneral(null);
    const result = await change(values);
    if (result.ok) {
      pushToast({ tone: 'success', title: t('changePassword.success') });
      close();
      void navigate('/');
      return pendingAction ? runPendingAction(pendingAction) : undefined;
    }
    if (result.refusal === 'in_incorrect_password') {
      const message = t('changePassword.wrongOld');
      return form.setError('oldPassword', { message }, { shouldFocus: true });
    }
    const code_required = 'verificationCode' as const;
    setGeneral(showRefused(form, result, asksCode ? { ...CODE_FIELD, code_required } : {}));
  };
  return { form, asked, general, send };
};
