import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { usePopupDetails } from '../../session/popup.state.ts';
import { takeParameter } from '../../session/consume-parameter.ts';

/**
 * Why another way to sign in came to nothing: told by whoever opened the popup, or by the address
 * to which a provider's page has led back. Null when there was no other way.
 */
export const useSignInError = (): string | null => {
  const { t, i18n } = useTranslation();
  const refusalText = useRefusalText();
  const told = usePopupDetails('login')?.signInError;
  // A render may be thrown away: the address is changed only after one that has stayed.
  const [inAddress] = useState(() => new URLSearchParams(location.search).get('signInError'));
  useEffect(() => void takeParameter('signInError'), []);
  const signInError = told ?? inAddress;
  if (signInError === null) return null;
  const key = `login.trouble.${signInError}`;
  return i18n.exists(key) ? t(key as 'login.trouble.provider_failed') : refusalText(signInError);
};
